// How this person likes to play: remembered here for the next table. What was kept is read as far as this server offers it.
import { app } from './app.svelte'
import { gamesOf, valuesOf, type AnyEdition, type House } from './editions'
import { recall, remember } from './kept'
import type { Info, Offer, Terms } from './types'

export type Way = 'bots' | 'friends' | 'device'
export interface Wish extends Omit<Terms, 'game' | 'edition'> {
  bots: string[] // a level each; one that this server has not: its usual one
  people: string[] // on this device, beside the first
}

const PLAIN = {
  seats: 3,
  games: 0, // as many as the box says
  clock: 'none',
  listed: false,
  spectators: false,
  chat: false,
  pace: 'normal',
  absent: 'bot',
  people: [''],
}
export const USUAL: Record<Way, Wish> = {
  bots: { ...PLAIN, helps: true, bots: ['', ''] },
  friends: { ...PLAIN, helps: false, spectators: true, bots: [] },
  device: { ...PLAIN, helps: false, bots: [] },
}
const LONGEST_HOUSE_NAME = 40

/** A wish as this server can grant it. */
export function granted(way: Way, wish: Wish, offers: Info): Wish {
  const usual = USUAL[way]
  const { seats, games, bots, usual_bot } = offers.games.half
  const within = (number: number, [low, high]: [number, number]) => Number.isInteger(number) && number >= low && number <= high
  const one = (word: string, words: string[], other: string) => (words.includes(word) ? word : other)
  const texts = (list: unknown[], most: number) => list.filter((text) => typeof text === 'string').slice(0, most)
  const others = seats[1] - 1 // beside the first
  const people = texts(wish.people, others).map((name) => name.slice(0, offers.longest_name))
  const levels = texts(wish.bots, way === 'device' ? others - people.length : others)
  return {
    ...wish,
    seats: within(wish.seats, seats) ? wish.seats : usual.seats,
    games: within(wish.games, games) ? wish.games : usual.games,
    clock: one(wish.clock, Object.keys(offers.clocks), usual.clock),
    pace: one(wish.pace, offers.paces, usual.pace),
    absent: one(wish.absent, ['bot', 'nobody'], usual.absent),
    people: people.length ? people : usual.people,
    bots: (way === 'bots' && !levels.length ? usual.bots : levels).map((level) => one(level, bots, usual_bot)),
  }
}

/** House editions as this server can play them: each name once, made from a box it has, with parameters it knows. */
export function playable(kept: unknown[], offers: Offer): House[] {
  const found = new Map<string, House>()
  for (const one of kept) {
    if (!one || typeof one !== 'object') continue
    const { base, name, ...rest } = one as Record<string, unknown>
    if (typeof name !== 'string' || typeof base !== 'string' || !Object.hasOwn(offers.editions, base)) continue
    if (!name.trim() || name.length > LONGEST_HOUSE_NAME || isPrinted(name, offers)) continue
    const { parameters } = offers.editions[base]!
    const known = Object.entries(rest).filter(
      ([key, value]) => Object.hasOwn(parameters, key) && valuesOf(parameters[key]!).includes(value),
    )
    found.set(name, { ...Object.fromEntries(known), base, name })
  }
  return [...found.values()]
}

/** Whether a name is that of a printed box. */
export function isPrinted(name: string, offers: Offer): boolean {
  return Object.keys(offers.editions).some((printed) => printed.toLowerCase() === name.trim().toLowerCase())
}

export class Wishes {
  #edition = $state(recall('edition', '')) // '': the box sold where the language is spoken
  #house = $state.raw(recall<unknown[]>('house-editions', []))
  #ways = $state({
    bots: recall('wish-bots', USUAL.bots),
    friends: recall('wish-friends', USUAL.friends),
    device: recall('wish-device', USUAL.device),
  })

  /** The house editions of this device. */
  house(offers: Offer): House[] {
    return playable(this.#house, offers)
  }

  /** The edition to play by: a printed name, or a house edition. */
  edition(offers: Offer): AnyEdition {
    const own = this.house(offers).find((one) => one.name === this.#edition)
    if (own) return own
    if (Object.hasOwn(offers.editions, this.#edition)) return this.#edition
    return (
      Object.keys(offers.editions).find((name) => offers.editions[name]!.default_for.includes(app.language)) ??
      Object.keys(offers.editions)[0]!
    )
  }

  way(way: Way, offers: Info): Wish {
    return granted(way, this.#ways[way], offers)
  }

  choose(edition: AnyEdition): void {
    this.#edition = typeof edition === 'string' ? edition : String(edition.name)
    remember('edition', this.#edition)
  }

  change(way: Way, wish: Partial<Wish>): void {
    Object.assign(this.#ways[way], wish)
    remember(`wish-${way}`, this.#ways[way])
  }

  /** Keep a house edition, in the place of the one that it was. */
  keep(edition: House, before: string | null, offers: Offer): void {
    this.#keep([...this.house(offers).filter((one) => one.name !== before), edition])
  }

  forget(name: string, offers: Offer): void {
    this.#keep(this.house(offers).filter((one) => one.name !== name))
  }

  #keep(house: House[]): void {
    this.#house = house
    remember('house-editions', house)
  }

  /** The terms to ask for. */
  terms(way: Way, offers: Info): Terms {
    const { bots, people, ...wish } = this.way(way, offers)
    const edition = this.edition(offers.games.half)
    const seats = way === 'bots' ? bots.length + 1 : way === 'device' ? people.length + 1 + bots.length : wish.seats
    return { ...wish, game: 'half', edition, seats, games: wish.games || gamesOf(edition, offers.games.half) }
  }
}

export const wishes = new Wishes()
