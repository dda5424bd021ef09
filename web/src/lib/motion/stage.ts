// Pictures of cards that travel above the table. The table itself is always drawn as it is: a card that has not arrived
// yet is only unseen there until its picture lands. Places are looked up at every frame, for the page may scroll or change.
import { Picture } from './picture'
import { cardOf, measure, type Spot } from './spots'

/** Where a card goes: onto a card of the page, or into a zone, where it is no longer seen. */
export interface Goal {
  element: Element | null // the page's own card, or its zone
  spot: Spot // where that is, or was last
  unseen: boolean // the page's own card stays unseen until the picture lands
  sinks: boolean // there is no card to be seen there
  again?: () => Element | null // the page's own card, where the page has drawn it anew
}
export interface Leg {
  begin: number
  time: number
  from: Element // what it looks like
  to: Element
  goal: Goal
  land?: () => void
}
interface Way extends Leg {
  picture: Picture | null
  start: Spot | null
  landed: boolean
}

const OVERDUE = 1000 // milliseconds
const SINK = 0.75 // of the way, then it begins to vanish
const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2)
const between = (from: number, to: number, part: number) => from + (to - from) * part

/** One card that travels; perhaps on, once it has arrived. */
export class Actor {
  ways: Way[] = []
  stays = false // its picture lies there until the stage is cleared
  isBelow = false // not seen until it leaves
  until = 0 // a picture that only stands there, for so long
  rank = 0 // what left later lies above

  constructor(
    readonly card: string,
    readonly home: Spot,
  ) {}

  get last(): Way | undefined {
    return this.ways.at(-1)
  }
  get lands(): number {
    return this.last ? this.last.begin + this.last.time : this.until
  }
}

class Stage {
  /** When all that was planned has landed. */
  free = 0
  #actors = new Set<Actor>()
  #away = new Map<Element, Actor>() // cards of the page that are still on their way
  #layer: HTMLElement | null = null
  #frame = 0
  #scroll = { x: 0, y: 0 }
  #waiting: (() => void)[] = []
  #sent = 0
  #guard: ReturnType<typeof setTimeout> | undefined

  /** The picture that stands for a card of the page just now. */
  actorOf(element: Element): Actor | undefined {
    return this.#away.get(element)
  }

  send(actor: Actor, leg: Leg): void {
    const before = actor.last?.goal
    if (before?.element && before.unseen) {
      this.#reveal(before.element, actor)
      before.unseen = false // it is only passed by
    }
    actor.ways.push({ ...leg, picture: null, start: null, landed: false })
    actor.rank = ++this.#sent
    if (leg.goal.element && leg.goal.unseen) this.hide(leg.goal.element, actor)
    this.#add(actor)
    if (Number.isFinite(actor.lands)) this.#plan(actor.lands)
  }

  /** What waited leaves now. */
  start(actor: Actor, begin: number): void {
    if (!this.#actors.has(actor)) return
    actor.last!.begin = begin
    this.#plan(actor.lands)
  }

  /** Whether a deal waits to be seen. */
  get waits(): boolean {
    return [...this.#actors].some(({ lands }) => !Number.isFinite(lands))
  }

  /** A picture that stands at its place for a while. */
  stand(card: string, looks: Element, spot: Spot, until: number): void {
    const actor = new Actor(card, spot)
    actor.until = until
    const goal = { element: null, spot, unseen: false, sinks: false }
    actor.ways.push({ begin: until, time: 0, from: looks, to: looks, goal, picture: null, start: null, landed: false })
    this.#add(actor)
  }

  /** A card of the page is unseen while its picture travels. */
  hide(element: Element, actor: Actor): void {
    this.#away.set(element, actor)
    element.setAttribute('data-away', '')
  }

  /** All is where it belongs, at once. */
  clear(): void {
    for (const actor of this.#actors) this.#drop(actor)
    for (const element of this.#away.keys()) element.removeAttribute('data-away')
    this.#away.clear()
    this.#rest()
  }

  /** The page has changed: what is still to come stays unseen on it. */
  refresh(): void {
    for (const actor of this.#actors) for (const way of actor.ways.filter(({ landed }) => !landed)) this.#aim(actor, way)
  }

  /** When nothing flies any more. */
  settled(): Promise<void> {
    if (!this.#flies()) return Promise.resolve()
    return new Promise((done) => this.#waiting.push(done))
  }

  /** Something will land then. Where no frames come, as in a window behind others, the table is shown as it is soon after. */
  #plan(lands: number): void {
    this.free = Math.max(this.free, lands)
    clearTimeout(this.#guard)
    this.#guard = setTimeout(() => this.#flies() && this.clear(), this.free - performance.now() + OVERDUE)
  }

  #flies(): boolean {
    return [...this.#actors].some(({ lands, last }) => Number.isFinite(lands) && !last?.landed)
  }

  #add(actor: Actor): void {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement('div')
      this.#layer.className = 'flights'
      this.#layer.setAttribute('aria-hidden', 'true')
      document.body.append(this.#layer)
      addEventListener('resize', () => this.clear())
      document.addEventListener('visibilitychange', () => document.hidden && this.clear())
    }
    this.#actors.add(actor)
    this.#show(actor, performance.now())
    if (this.#frame) return
    this.#scroll = { x: scrollX, y: scrollY }
    this.#frame = requestAnimationFrame(this.#step)
  }

  #step = (): void => {
    const now = performance.now()
    this.#follow()
    for (const actor of this.#actors) this.#show(actor, now)
    this.#frame = this.#actors.size ? requestAnimationFrame(this.#step) : 0
    if (!this.#flies()) this.#rest()
  }

  #rest(): void {
    this.free = 0
    for (const done of this.#waiting.splice(0)) done()
  }

  /** Places that are only remembered scroll with the page. */
  #follow(): void {
    const [x, y] = [scrollX - this.#scroll.x, scrollY - this.#scroll.y]
    this.#scroll = { x: scrollX, y: scrollY }
    if (!x && !y) return
    const places = new Set([...this.#actors].flatMap(({ home, ways }) => [home, ...ways.flatMap(({ start, goal }) => [start, goal.spot])]))
    for (const place of places)
      if (place) {
        place.x -= x
        place.y -= y
      }
  }

  #show(actor: Actor, now: number): void {
    const { ways } = actor
    const at = Math.max(
      0,
      ways.findLastIndex(({ begin }) => begin <= now),
    )
    const way = ways[at]!
    for (const earlier of ways.slice(0, at)) {
      this.#land(earlier, actor)
      earlier.picture?.remove()
    }
    if (at === ways.length - 1 && now >= way.begin + way.time) this.#land(way, actor)
    if (actor.last!.landed && !actor.stays) return this.#drop(actor)
    for (const ahead of ways.slice(at)) this.#aim(actor, ahead)
    const part = way.time ? Math.min(1, Math.max(0, (now - way.begin) / way.time)) : Number(now >= way.begin)
    if (part >= 1) this.#land(way, actor)
    way.start ??= { ...(ways[at - 1]?.goal.spot ?? actor.home) }
    way.picture ??= new Picture(this.#layer!, actor.card, way.from, way.to, Math.max(way.start.width, way.goal.spot.width))
    const gone = ease(part)
    const isSeen = !actor.isBelow || part > 0
    const { start, goal } = way
    const spot = {
      x: between(start.x, goal.spot.x, gone),
      y: between(start.y, goal.spot.y, gone),
      width: between(start.width, goal.spot.width, gone),
      turn: between(start.turn, goal.spot.turn, gone),
    }
    way.picture.lift(actor.rank)
    way.picture.show(spot, gone, goal.sinks && gone > SINK ? (1 - gone) / (1 - SINK) : Number(isSeen))
  }

  /** Look up where the card goes: the page may have drawn it again; if it is gone, the place where it last was. */
  #aim(actor: Actor, { goal }: Way): void {
    if (goal.element && goal.unseen && (!goal.element.isConnected || cardOf(goal.element) !== actor.card)) {
      this.#reveal(goal.element, actor)
      goal.element = goal.again?.() ?? null
      if (goal.element) this.hide(goal.element, actor)
    }
    const found = goal.element && measure(goal.element)
    if (found) Object.assign(goal.spot, goal.sinks ? { x: found.x, y: found.y } : found)
  }

  #land(way: Way, actor: Actor): void {
    if (way.landed) return
    way.landed = true
    way.land?.()
    if (way.goal.element && way.goal.unseen) this.#reveal(way.goal.element, actor)
  }

  #reveal(element: Element, actor: Actor): void {
    if (this.#away.get(element) !== actor) return
    this.#away.delete(element)
    element.removeAttribute('data-away')
  }

  #drop(actor: Actor): void {
    for (const { picture, goal } of actor.ways) {
      picture?.remove()
      if (goal.element && goal.unseen) this.#reveal(goal.element, actor)
    }
    this.#actors.delete(actor)
  }
}

export const stage = new Stage()
