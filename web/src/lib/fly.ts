// Cards travel from where they were to where they go. Only a picture: the table itself is drawn by its view.
import { mount, unmount } from 'svelte'
import Card from '../ui/Card.svelte'
import type { Carry, GameEvent } from './types'

const TIME = 240
const APART = 70
const MOST = 6

function place(zone: string, seat: number | null): DOMRect | null {
  const of = zone === 'pile' ? '' : `[data-seat="${seat}"]`
  return document.querySelector(`[data-zone="${zone}"]${of}`)?.getBoundingClientRect() ?? null
}

export function fly(events: GameEvent[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let wait = 0
  for (const event of events) {
    if (event.type === 'dealt') continue
    for (const carry of event.cards ?? []) wait += send(carry, wait)
  }
}

function send(carry: Carry, wait: number): number {
  const from = place(carry.from, carry.seat)
  const to = place(carry.to, carry.to_seat ?? carry.seat)
  if (!from || !to) return 0
  const cards = typeof carry.cards === 'number' ? Array<string>(carry.cards).fill('') : [...carry.cards]
  cards.slice(-MOST).forEach((card, at) => one(card, from, to, wait + at * APART))
  return Math.min(cards.length, MOST) * APART
}

function one(card: string, from: DOMRect, to: DOMRect, delay: number): void {
  const box = document.createElement('div')
  box.className = 'flying'
  box.setAttribute('aria-hidden', 'true')
  document.body.append(box)
  const drawn = mount(Card, { target: box, props: { card } })
  const at = (rect: DOMRect) => `translate(${rect.left + rect.width / 2 - 38}px, ${rect.top + rect.height / 2 - 53}px)`
  const animation = box.animate(
    [{ transform: at(from), opacity: 0.4 }, { opacity: 1, offset: 0.2 }, { transform: at(to), opacity: 1, offset: 0.9 }, { transform: at(to), opacity: 0 }],
    { duration: TIME, delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' },
  )
  const done = () => {
    void unmount(drawn)
    box.remove()
  }
  animation.onfinish = done
  animation.oncancel = done
}
