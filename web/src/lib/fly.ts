// Cards travel from where they were to where they go. Only pictures move: the table itself is drawn by its view.
import { mount, unmount, type Component } from 'svelte'
import type { Carry, GameEvent } from './types'

const TIME = 260
const APART = 60 // between two cards of one carry
const LONGEST = 1500 // milliseconds until the last card starts
const MOST = 7 // cards of a carry that are seen to fly
const EASE = 'cubic-bezier(.25,.8,.3,1)'

type Spots = Map<string, DOMRect[]>
type CardDrawing = Component<{ card?: string }>

export const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where everything lies: zones, and in them the cards that show. */
export function spots(): Spots {
  const found: Spots = new Map()
  const note = (key: string, element: Element) => {
    const box = element.getBoundingClientRect()
    if (box.width) found.set(key, [...(found.get(key) ?? []), box])
  }
  for (const zone of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const name = zoneKey(zone.dataset.zone!, zone.dataset.seat)
    note(name, zone)
    for (const card of zone.querySelectorAll<HTMLElement>('[data-card]')) note(`${name} ${card.dataset.card}`, card)
  }
  return found
}

/** A zone by its name, and by its seat where it has one. */
function zoneKey(zone: string, seat: string | number | null | undefined): string {
  return seat === undefined || seat === null ? zone : `${zone} ${seat}`
}

/** A zone of a seat, or the one that all share. */
const found = (spots: Spots, zone: string, seat: number | null) => (spots.has(`${zone} ${seat}`) ? `${zone} ${seat}` : zone)

/** Send the cards of what happened on their way, one event after the other. */
export function fly(events: GameEvent[], before: Spots, Card: CardDrawing): void {
  if (stillness()) return
  const after = spots()
  let wait = 0
  const last = events.at(-1)?.move ?? 0 // who was away sees the end of what happened, not all of it
  for (const event of events.filter(({ move }) => move >= last - 1)) {
    if (wait > LONGEST) return
    if (event.type === 'dealt') wait += deal(after, wait, Card)
    else for (const carry of event.cards ?? []) wait += send(carry, before, after, wait, Card)
  }
}

/** A few cards to every seat, instead of all. */
function deal(after: Spots, wait: number, Card: CardDrawing): number {
  const from = (after.get('pile') ?? after.get('stock'))?.[0]
  const hands = [...after].filter(([key]) => /^hand \d+$/.test(key)).map(([, [box]]) => box!)
  if (from) hands.forEach((to, at) => [0, 1, 2].forEach((round) => clone(Card, '', from, to, wait + (round * hands.length + at) * 50)))
  return hands.length * 150
}

function send(carry: Carry, before: Spots, after: Spots, wait: number, Card: CardDrawing): number {
  const from = found(before, carry.from, carry.seat)
  const to = found(after, carry.to, carry.to_seat ?? carry.seat)
  const cards = typeof carry.cards === 'number' ? Array<string>(carry.cards).fill('') : [...carry.cards]
  const flown = cards.slice(-MOST)
  const met: Record<string, number> = {}
  flown.forEach((card, at) => {
    const nth = (met[card] = (met[card] ?? 0) + 1)
    const start = before.get(`${from} ${card}`)?.at(-nth) ?? before.get(from)?.[0]
    if (!start) return
    const landed = landing(to, card, nth)
    const end = landed?.getBoundingClientRect() ?? after.get(to)?.[0]
    if (landed && end) arrive(landed, start, end, wait + at * APART)
    else if (end) clone(Card, card, start, end, wait + at * APART)
  })
  return flown.length ? TIME * 0.7 + flown.length * APART : 0
}

/** The card itself, where it lies open at its new place. */
function landing(zone: string, card: string, nth: number): HTMLElement | undefined {
  const [name, seat] = zone.split(' ')
  const of = seat === undefined ? '' : `[data-seat="${seat}"]`
  const found = document.querySelectorAll<HTMLElement>(`[data-zone="${name}"]${of} [data-card="${card}"]`)
  return card ? [...found].at(-nth) : undefined
}

function arrive(card: HTMLElement, start: DOMRect, end: DOMRect, delay: number): void {
  const translate = `${centre(start).x - centre(end).x}px ${centre(start).y - centre(end).y}px`
  const scale = String(Math.min(1, start.width / end.width))
  card.animate([{ translate, scale }], { duration: TIME, delay, easing: EASE, fill: 'backwards' })
}

/** A picture of a card, for a way that ends where no card shows. */
function clone(Card: CardDrawing, card: string, start: DOMRect, end: DOMRect, delay: number): void {
  const box = document.createElement('div')
  box.className = 'flying'
  box.setAttribute('aria-hidden', 'true')
  document.body.append(box)
  const drawn = mount(Card, { target: box, props: { card } })
  const at = (where: DOMRect) => `${centre(where).x - 38}px ${centre(where).y - 53}px`
  const size = (where: DOMRect) => String(Math.max(0.3, Math.min(1, where.width / 76)))
  const animation = box.animate(
    [
      { translate: at(start), scale: size(start) },
      { translate: at(end), scale: size(end), opacity: 1, offset: 0.9 },
      { translate: at(end), scale: size(end), opacity: 0 },
    ],
    { duration: TIME, delay, easing: EASE, fill: 'both' },
  )
  const done = () => {
    void unmount(drawn)
    box.remove()
  }
  animation.onfinish = done
  animation.oncancel = done
}

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
