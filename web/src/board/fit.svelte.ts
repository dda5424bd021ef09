// The whole table in sight: its cards are as large as the styles say where the window has room, and smaller where it has not.
// Every size of a card is multiplied by --fit; a table that cannot shrink any further scrolls, and then its button lies over nothing.
import type { Attachment } from 'svelte/attachments'
import { settings } from '../lib/settings.svelte'

const STEPS = 24
const LEAST = 0.5
const TIGHT = [8, 11, 14, 17] // from each of these on something more that can be done without is left out, too: data-tight says how much
const sizeAt = (step: number) => 1 - ((1 - LEAST) * step) / STEPS

/** Keep a table as large as fits. `changed` reads what changes the table: it is drawn anew before any card flies to its place. */
export function fit(changed: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    let now = -1 // the step it is drawn at
    function draw(step: number): void {
      now = step
      node.style.setProperty('--fit', String(sizeAt(step)))
      const tight = TIGHT.flatMap((from, at) => (step >= from ? [at + 1] : []))
      if (tight.length) node.setAttribute('data-tight', tight.join(' '))
      else node.removeAttribute('data-tight')
    }
    function fits(step: number): boolean {
      if (step !== now) draw(step)
      const top = node.getBoundingClientRect().top + scrollY
      return top + Math.max(node.scrollHeight, node.offsetHeight) <= innerHeight + 0.5
    }
    function look(): void {
      const was = Math.max(now, 0)
      if (fits(was) && (!was || !fits(was - 1))) return draw(was) // as nearly always
      let [low, high] = [0, STEPS]
      while (low < high) {
        const middle = (low + high) >> 1
        if (fits(middle)) high = middle
        else low = middle + 1
      }
      node.toggleAttribute('data-scrolls', !fits(low))
    }
    const changes = new MutationObserver(look) // as when a sentence comes above the button
    changes.observe(node.parentElement!, { childList: true, characterData: true, subtree: true })
    addEventListener('resize', look)
    void document.fonts.ready.then(look)
    $effect(() => {
      void settings.cards
      changed()
      look()
    })
    return () => {
      changes.disconnect()
      removeEventListener('resize', look)
    }
  }
}
