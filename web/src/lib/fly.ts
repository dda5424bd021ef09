// What happened is seen to happen: each card travels from where it was to where it goes, one event after the other.
import { draw, type CardDrawing } from './motion/picture'
import { Actor, stage, type Goal } from './motion/stage'
import { cardOf, spots, zonesOf, type CardSpot, type Spot, type Zone } from './motion/spots'
import { settings } from './settings.svelte'
import type { Carry, GameEvent } from './types'

export { spots }
export const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
export const settled = () => stage.settled()
export const clear = () => stage.clear()

// Milliseconds.
const TIME = 260
const PILE_TIME = 420 // of a pile that somebody takes: all should see where it goes
const APART = 60 // between two cards of one carry
const CARRY = 420 // all cards of one carry leave within this time
const REST = 500 // a card that travels on lies still for so long
const LATE = 3000 // when the pictures are so far behind the table, they are given up; before that, they hurry
const HASTE = 0.4 // of the usual time, at most so fast
const DEAL = 900
const ROUNDS = 3 // cards dealt to a hand whose cards do not show
const OVERLAP = 0.7 // of a flight is over when the next event begins
const STILL_MOMENT = 900 // how long a line stays around whom an event concerns, with motion reduced

const paced = (time: number) => (stillness() ? 0 : time * settings.tempo)

const SHOUTED = ['laid', 'laid-out', 'laid-off', 'discarded', 'put', 'played'] // once these have landed, it is said aloud what they did

let pileLies = 0 // when all cards of the middle lie as the table says
/** Milliseconds until the pile is seen as it is. */
export const pileLands = () => Math.max(0, pileLies - performance.now())

interface Flown {
  moment: number // milliseconds until what happened can be seen
}

/**
 * Send the cards of what happened on their way; `before`: where all lay.
 * `held`: the table still shows how it was, and the pictures lie on it until it is cleared.
 */
export function fly(events: GameEvent[], before: Zone[], Card: CardDrawing, held = false): Flown {
  if (document.hidden) return { moment: 0 }
  if (stillness() && !held) return stand(events)
  const flown = new Flight(before, Card, held).of(events)
  stage.refresh() // what flies already may go somewhere else on the page that has changed
  return flown
}

/** Nothing flies, but whom an event concerns is shown all the same. */
function stand(events: GameEvent[]): Flown {
  const last = events.at(-1)?.move ?? 0
  const zones = spots()
  for (const event of events.filter(({ move }) => move >= last - 1)) {
    const carry = event.cards?.at(-1)
    const [zone] = carry ? zonesOf(zones, carry.to, carry.to_seat ?? carry.seat) : []
    if (zone) frame(event, zone)
    celebrate(event)
  }
  return { moment: 0 }
}

class Flight {
  #after: Zone[]
  #used = new Set<Element>() // cards that have left
  #taken = new Set<Element>() // cards that somebody lands on
  #landed = new Map<Actor, Zone>() // cards that have come to a zone of which they will leave again
  #arrivals = new Map<Element, number>() // zones, and when the last card lands there
  #at: number
  #begun: number
  #haste: number // the further the pictures are behind, the faster

  constructor(
    readonly before: Zone[],
    readonly Card: CardDrawing,
    readonly held: boolean,
  ) {
    this.#after = held ? before : spots()
    const now = performance.now()
    const behind = stage.free - now
    if (behind > paced(LATE) || stage.waits) stage.clear()
    this.#haste = stage.free > now ? Math.max(HASTE, 1 - behind / paced(LATE)) : 1
    this.#begun = now
    this.#at = Math.max(now, stage.free)
  }

  of(events: GameEvent[]): Flown {
    const last = events.at(-1)?.move ?? 0 // whoever was away sees the end of what happened, not all of it
    const shown = events.filter(({ move }) => move >= last - 1)
    let moment = 0
    shown.forEach((event, at) => {
      if (event.type === 'dealt') {
        if (!this.held) deal(this.Card, this.#at)()
      } else if (event.cards?.length) this.#play(event, shown.slice(at + 1))
      if (event.cards?.some(({ from, to }) => from === 'pile' || to === 'pile')) pileLies = stage.free
      const then = Math.max(0, stage.free - this.#begun)
      if (SHOUTED.includes(event.type)) moment = then
      setTimeout(() => celebrate(event), then)
    })
    this.#keepTops()
    return { moment }
  }

  #paced(time: number): number {
    return paced(time) * this.#haste
  }

  /** All carries of an event; each card is found where it lay, and sent to where it lies now, or will have lain. */
  #play(event: GameEvent, later: GameEvent[]): void {
    const cards = event.cards!.flatMap((carry, row) => cardsOf(carry).map((card) => ({ carry, card, row: rowOf(event, row) })))
    const apart = Math.min(this.#paced(APART), this.#paced(CARRY) / cards.length)
    const time = this.#paced(event.type === 'took' ? PILE_TIME : TIME)
    const flights = cards
      .toReversed() // the top of a pile is found first
      .flatMap(({ carry, card, row }) => {
        const goal = this.#goal(carry, card, row, later)
        const from = goal && this.#source(carry, card, event)
        const isSeen = from && !(from.actor.isBelow && goal.goal.sinks)
        return isSeen ? [{ ...goal, ...from, card, carry }] : []
      })
      .toReversed()
    const ready = Math.max(...flights.map(({ actor }) => (actor.last ? actor.lands + (this.#landed.has(actor) ? paced(REST) : 0) : 0)))
    const begin = Math.max(this.#at, ready)
    flights.forEach(({ actor, looks, goal, zone, stops, carry, card }, at) => {
      const isLast = at === flights.length - 1
      const to = goal.element && !goal.sinks ? goal.element : carry.seen_by === 'all' && card ? this.#draw(card) : looks
      const land = isLast ? () => frame(event, zone) : undefined
      if (this.held) actor.stays = !goal.sinks
      stage.send(actor, { begin: begin + at * apart, time, from: looks, to, goal, land })
      if (stops) this.#landed.set(actor, zone)
      else this.#landed.delete(actor)
      this.#arrivals.set(zone.element, actor.lands)
      this.#at = begin + at * apart + time * OVERLAP
    })
  }

  #draw(card: string): Element {
    return draw(this.Card, card)
  }

  // Where a card comes from.

  #source(carry: Carry, card: string, event: GameEvent): { actor: Actor; looks: Element } | null {
    for (const [actor, zone] of this.#landed) if (actor.card === card && zone.name === carry.from) return { actor, looks: actor.last!.to }
    const zones = zonesOf(this.before, carry.from, carry.seat)
    const places = carry.from === 'blind' && event.place ? zones.slice(Number(event.place) - 1, Number(event.place)) : zones
    const found = this.#leaving(places, card)
    if (!found) {
      const zone = places[0] ?? zones[0]
      if (!zone) return null
      const bottom = zone.cards[0] // it lay below what shows: it is seen only once it leaves
      const actor = new Actor(card, { ...(bottom ?? zone.spot) })
      actor.isBelow = !!bottom
      return { actor, looks: this.#draw(bottom ? card : '') }
    }
    const flying = stage.actorOf(found.element)
    if (flying?.card === card) return { actor: flying, looks: flying.last!.to }
    const actor = new Actor(card, { ...found })
    if (this.held && (found.card || carry.from !== 'stock')) stage.hide(found.element, actor)
    return { actor, looks: this.#looksOf(found) }
  }

  /** The card itself, the last of its kind; else one that lies face down, for nobody knows which it was. */
  #leaving(zones: Zone[], card: string): CardSpot | undefined {
    for (const kind of new Set([card, ''])) {
      const cards = zones.flatMap((zone) => zone.cards.filter((one) => one.card === kind))
      const found = cards.findLast(({ element }) => !this.#used.has(element)) ?? (kind ? undefined : cards.at(-1))
      if (!found) continue
      this.#used.add(found.element)
      return found
    }
    return undefined
  }

  /** As it was seen: the page may show another card there by now. */
  #looksOf({ element, card }: CardSpot): Element {
    return cardOf(element) === card ? element : this.#draw(card)
  }

  // Where it goes.

  #goal(carry: Carry, card: string, row: number, later: GameEvent[]): { goal: Goal; zone: Zone; stops: boolean } | null {
    const seat = carry.to_seat ?? carry.seat
    const stops = later.some(({ cards }) =>
      cards?.some((one) => one.from === carry.to && (one.seat === seat || carry.to === 'pile') && cardsOf(one).includes(card)),
    )
    const zones = zonesOf(this.#after, carry.to, seat).filter(({ name }) => name !== 'shown')
    const zone = zones[0]
    if (!zone) return null
    if (stops || (this.held && (zone.cards.length || zone.name === 'pile'))) return { goal: this.#top(zone, row), zone, stops }
    const here = this.#arriving(zones, card, row)
    if (here) return { ...here, stops }
    return { goal: { element: zone.element, spot: { ...zone.spot }, unseen: false, sinks: true }, zone, stops }
  }

  /** The page's own card: one that was not there before, the last of its kind; or what lies face down where it goes. */
  #arriving(zones: Zone[], card: string, row: number): { goal: Goal; zone: Zone } | null {
    const known = new Set(zones.flatMap(({ name, seat }) => this.#known(name, seat, card)))
    const find = (zone: Zone) => {
      const free = zone.cards.filter((one) => one.card === card && !this.#taken.has(one.element))
      const there = zone.name === 'laid' ? free.filter((one) => one.row === row) : free
      return there.findLast(({ element }) => !known.has(element)) ?? (card ? there.at(-1) : undefined)
    }
    for (const zone of zones) {
      const found = find(zone)
      if (found) {
        this.#taken.add(found.element)
        return { zone, goal: { element: found.element, spot: { ...found }, unseen: true, sinks: false, again: () => anew(zone, card) } }
      }
    }
    const zone = zones[0]!
    const back = zone.cards.findLast((one) => !one.card)
    return back ? { zone, goal: { element: back.element, spot: { ...back }, unseen: false, sinks: false } } : null
  }

  #known(name: string, seat: number | null, card: string): Element[] {
    const zones = this.before.filter((zone) => zone.name === name && zone.seat === seat)
    return zones.flatMap((zone) => zone.cards.filter((one) => one.card === card).map(({ element }) => element))
  }

  /** On top of what lies in a zone now, beside the card below. */
  #top(zone: Zone, row: number): Goal {
    const lie = zonesOf(this.before, zone.name, zone.seat)[0] ?? zone
    const cards = lie.name === 'laid' ? lie.cards.filter((one) => one.row === row) : lie.cards
    const below = cards.at(-1)
    const before = [...this.#landed.values()].filter(({ element }) => element === zone.element).length
    if (!below) return { element: null, spot: widened(lie), unseen: false, sinks: false }
    const step = below.width * (lie.fan || (lie.name === 'laid' ? 0.8 : 0))
    const spot: Spot = { x: below.x + step * (before + 1), y: below.y - 2, width: below.width, turn: below.turn ? -below.turn : 0 }
    return { element: null, spot, unseen: false, sinks: false }
  }

  /** Of some piles only the top shows: the old one lies there until the new one has landed on it. */
  #keepTops(): void {
    for (const zone of this.before) {
      const top = zone.cards[0]
      const until = this.#arrivals.get(zone.element)
      if (until === undefined || zone.cards.length !== 1 || !top?.card || this.#used.has(top.element)) continue
      if (cardOf(top.element) !== top.card || !top.element.isConnected) stage.stand(top.card, this.#draw(top.card), { ...top }, until)
    }
  }
}

/** What a moment looks like, besides the cards: a ring around whom it concerns. */
function frame({ type }: GameEvent, zone: Zone): void {
  if (type === 'took') ring(zone.element.closest('.seat, .mine'))
  else if (type === 'laid-out') ring(zone.element.closest('.seat, .level'))
}

/** The cards of a deal, waiting where they are dealt from; what is returned has them fly. */
export function deal(Card: CardDrawing, at = performance.now()): () => void {
  if (stillness() || document.hidden) return () => {}
  const zones = spots()
  const deck = zones.find(({ name, seat }) => (name === 'pile' && seat === null) || (name === 'stock' && seat === null))
  if (!deck) return () => {}
  const from = deck.cards.at(-1) ?? widened(deck)
  const back = draw(Card, '')
  const seats = new Map<number, (() => [Goal, CardSpot | null])[]>()
  const seen = new Set<Element>()
  for (const zone of zones.filter(({ name, seat }) => ['blind', 'open', 'hand'].includes(name) && seat !== null)) {
    const goals = seats.get(zone.seat!) ?? []
    const count = zone.name === 'hand' && zone.cards.every(({ card }) => !card) ? ROUNDS : 0
    for (const card of zone.cards.filter(({ element }) => !seen.has(element))) {
      seen.add(card.element)
      goals.push(() => [{ element: card.element, spot: { ...card }, unseen: true, sinks: false, again: () => anew(zone, card.card) }, card])
    }
    for (let extra = zone.cards.length; extra < count; extra++)
      goals.push(() => [{ element: zone.element, spot: { ...zone.spot }, unseen: false, sinks: true }, null])
    seats.set(zone.seat!, goals)
  }
  const order = [...seats.values()].flatMap((goals, seat) => goals.map((goal, round) => ({ goal, at: round * seats.size + seat })))
  const actors = order
    .toSorted((one, other) => one.at - other.at)
    .map(({ goal }) => {
      const [to, card] = goal()
      const actor = new Actor(card?.card ?? '', { ...from })
      stage.send(actor, { begin: Infinity, time: paced(TIME), from: back, to: card?.element ?? back, goal: to })
      return actor
    })
  const apart = Math.min(paced(APART), paced(DEAL) / actors.length)
  return () => {
    const begin = Math.max(at, performance.now())
    actors.forEach((actor, number) => stage.start(actor, begin + number * apart))
  }
}

/** A card of a zone that the page has drawn again. */
function anew(zone: Zone, card: string): Element | null {
  const now = zonesOf(spots(), zone.name, zone.seat).flatMap(({ cards }) => cards)
  return now.findLast((one) => one.card === card && !stage.actorOf(one.element))?.element ?? null
}

/** The place for a card in an empty zone. */
function widened({ element, spot }: Zone): Spot {
  const empty = element.querySelector('.nothing')?.getBoundingClientRect()
  return { ...spot, width: empty?.width || spot.width }
}

/** What happens to people rather than to cards: somebody finishes, or moves up, by two levels in two leaps. */
function celebrate({ type, seat, moved }: GameEvent): void {
  if (type === 'finished') ring(document.querySelector(`main.table :is(.seat, .mine):has([data-seat='${seat}'])`))
  if (type === 'round-over') (moved as number[]).forEach((levels, who) => leap(document.querySelector(`[data-level='${who}']`), levels))
}

/** A ring that opens around something and is gone. */
function ring(element: Element | null): void {
  if (stillness()) mark(element)
  else {
    const from = { boxShadow: '0 0 0 0 var(--accent)' }
    element?.animate([from, { boxShadow: '0 0 0 12px transparent' }], { duration: paced(600), easing: 'ease-out' })
  }
}

function leap(element: Element | null, times: number): void {
  if (stillness()) {
    if (times) mark(element, times)
    return
  }
  const leaps = [{ scale: 1 }, { scale: 1.6 }, { scale: 1 }]
  element?.animate(leaps, { duration: paced(350), iterations: times, easing: 'ease-in-out' })
}

/** Instead of a ring or a leap: a line around it, which stays for a moment and does not move. */
function mark(element: Element | null, times = 1): void {
  if (!(element instanceof HTMLElement)) return
  element.dataset.moment = String(times)
  setTimeout(() => delete element.dataset.moment, STILL_MOMENT * settings.tempo)
}

/** Jokers are known by what they are, not by what they stand for. */
function cardsOf({ cards }: Carry): string[] {
  return typeof cards === 'number' ? Array<string>(cards).fill('') : [...cards].map((card) => card.split('=')[0]!)
}

/** In which group a card is laid: a level is laid out group by group, a card is laid off on one of them. */
function rowOf({ type, place }: GameEvent, carry: number): number {
  return type === 'laid-off' ? Number(place) - 1 : type === 'laid-out' ? carry : 0
}
