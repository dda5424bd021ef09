// How this person likes to play: remembered here for the next table. What was kept is read as far as this server offers it.
import { app } from './app.svelte'
import { gamesOf, valuesOf, type AnyEdition, type House } from './editions'
import { gameOf, games, isGame } from '../games'
import type { Setting } from '../games/parts'
import { recall, remember } from './kept'
import type { CommonTerms, Info, Offer, Terms } from './types'

export type Way = 'bots' | 'friends' | 'device'
export interface Wish extends Omit<CommonTerms, 'game' | 'edition' | 'games'> {
  games: number
  bots: string[] // a level each; '', or one that this server does not have: its usual one
  people: string[] // on this device, beside the first
}

const FIRST_BOT = 'learner' // whoever has chosen none meets bots that slip now and then
const PLAIN = {
  seats: 3,
  games: 1, // 0: as many as the box says
  clock: 'none',
  listed: false,
  spectators: false,
  chat: false,
  pace: 'normal',
  absent: 'bot',
  people: [''],
}
export const USUAL: Record<Way, Wish> = {
  bots: { ...PLAIN, helps: true, bots: [FIRST_BOT, FIRST_BOT] },
  friends: { ...PLAIN, helps: false, spectators: true, bots: [] },
  device: { ...PLAIN, helps: false, bots: [] },
}
const LONGEST_HOUSE_NAME = 40

/** A wish as this server can grant it. */
export function granted(way: Way, wish: Wish, game: string, offers: Info): Wish {
  const usual = USUAL[way]
  const { seats, games, bots, usual_bot } = offers.games[game]!
  const within = (number: number, [low, high]: [number, number]) => Number.isInteger(number) && number >= low && number <= high
  const one = (word: string, words: string[], other: string) => (words.includes(word) ? word : other)
  const texts = (list: unknown[], most: number) => list.filter((text) => typeof text === 'string').slice(0, most)
  const others = seats[1] - 1 // beside the first
  const people = texts(wish.people, others).map((name) => name.slice(0, offers.longest_name))
  const levels = texts(wish.bots, way === 'device' ? others - people.length : others)
  return {
    ...wish,
    seats: within(wish.seats, seats) ? wish.seats : usual.seats,
    games: games && (wish.games === 0 || within(wish.games, games)) ? wish.games : usual.games,
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

/** How somebody likes to play one of the games. */
export class Wishes {
  #edition = $state('') // '': the box sold where the language is spoken
  #set = $state('') // '': what belongs to the box
  #house = $state.raw<unknown[]>([])
  #own = $state.raw<unknown[]>([]) // made by the owner of this device
  readonly setting: Setting | undefined
  #ways = $state(USUAL)

  constructor(readonly game: string) {
    this.#edition = recall(this.#key('edition'), '')
    this.setting = gameOf(game)?.setting
    this.#house = recall<unknown[]>(this.#key('house-editions'), [])
    if (this.setting) {
      this.#set = recall(this.#key(this.setting.name), '')
      this.#own = recall<unknown[]>(this.#key(this.setting.ownName), [])
    }
    this.#ways = {
      bots: recall(this.#key('wish-bots'), USUAL.bots),
      friends: recall(this.#key('wish-friends'), USUAL.friends),
      device: recall(this.#key('wish-device'), USUAL.device),
    }
  }

  /** Under which name something is kept. */
  #key(name: string): string {
    return `${gameOf(this.game)?.keptAs ?? ''}${name}`
  }

  /** The house editions of this device. */
  house(offers: Offer): House[] {
    return playable(this.#house, offers)
  }

  /** What the owner of this device has made to play with, in a game that sets something besides its edition. */
  own(offers: Offer): unknown[] {
    return this.setting?.readable(this.#own, offers) ?? []
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

  /** What to play with besides the edition; nothing in a game that sets no more. */
  set(offers: Offer): unknown {
    const { setting } = this
    const own = this.own(offers).find((one) => setting?.key(one) === this.#set)
    return own ?? setting?.find(this.#set, offers) ?? setting?.usual(this.edition(offers), offers)
  }

  way(way: Way, offers: Info): Wish {
    return granted(way, this.#ways[way], this.game, offers)
  }

  choose(edition: AnyEdition): void {
    this.#edition = typeof edition === 'string' ? edition : String(edition.name)
    remember(this.#key('edition'), this.#edition)
  }

  /** Something else to play with; what belongs to the box goes with the box. */
  chooseSet(value: unknown, offers: Offer): void {
    if (!this.setting) return
    const usual = this.setting.usual(this.edition(offers), offers)
    this.#set = value === usual ? '' : this.setting.key(value)
    remember(this.#key(this.setting.name), this.#set)
  }

  /** What somebody changed in the terms. */
  take(way: Way, { edition, games, ...rest }: Partial<Terms>, offers: Offer): void {
    const { [this.setting?.name ?? '']: set, ...wish } = rest
    if (edition !== undefined) this.choose(edition)
    if (set !== undefined) this.chooseSet(set, offers)
    this.change(way, typeof games === 'number' ? { ...wish, games } : wish)
  }

  change(way: Way, wish: Partial<Wish>): void {
    this.#ways[way] = { ...this.#ways[way], ...wish }
    remember(this.#key(`wish-${way}`), this.#ways[way])
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
    remember(this.#key('house-editions'), house)
  }

  /** Keep what the owner made, in the place of what it was; `null`: only throw that away. */
  keepOwn(made: unknown, before: string | null, offers: Offer): void {
    if (!this.setting) return
    const { key, ownName } = this.setting
    this.#own = [...this.own(offers).filter((one) => key(one) !== before), ...(made ? [made] : [])]
    remember(this.#key(ownName), this.#own)
  }

  /** What these terms set otherwise than is usual, in words. */
  unusual(terms: Terms, offers: Info): string[] {
    const { setting } = this
    const set = setting && terms[setting.name]
    return setting && set && set !== setting.usual(terms.edition, offers.games[this.game]!) ? [setting.title(set)] : []
  }

  /** The terms to ask for. */
  terms(way: Way, offers: Info): Terms {
    const { bots, people, ...wish } = this.way(way, offers)
    const own = offers.games[this.game]!
    const edition = this.edition(own)
    const set = this.set(own)
    const seats = way === 'bots' ? bots.length + 1 : way === 'device' ? people.length + 1 + bots.length : wish.seats
    const games = own.games && (wish.games || gamesOf(edition, own))
    return { ...wish, game: this.game, edition, seats, games, ...(this.setting && set ? { [this.setting.name]: set } : {}) }
  }
}

const ALL = new Map<string, Wishes>()

export function wishesOf(game: string): Wishes {
  if (!ALL.has(game)) ALL.set(game, new Wishes(game))
  return ALL.get(game)!
}

/** The game that was chosen last. */
class Chosen {
  #kept = $state(recall('game', ''))

  /** One that this page has, or has by now. */
  get game(): string {
    return isGame(this.#kept) ? this.#kept : games()[0]!
  }

  /** Whether this page does not have it yet: a package on the server may still bring it. */
  get isAwaited(): boolean {
    return !!this.#kept && !isGame(this.#kept)
  }

  choose(game: string): void {
    this.#kept = game
    remember('game', game)
  }
}

export const chosen = new Chosen()
