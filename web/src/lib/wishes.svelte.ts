// How this person likes to play: remembered here for the next table. What was kept is read as far as this server offers it.
import { app } from './app.svelte'
import { gamesOf, valuesOf, type AnyEdition, type House } from './editions'
import { GAMES, isGame, type GameName } from '../games'
import { recall, remember } from './kept'
import { cardKey, readable, usualCard } from '../games/level8/levels'
import type { AnyCard, Info, Offer, OwnCard, Terms } from './types'

export type Way = 'bots' | 'friends' | 'device'
export interface Wish extends Omit<Terms, 'game' | 'edition' | 'card' | 'games'> {
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
export function granted(way: Way, wish: Wish, game: GameName, offers: Info): Wish {
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
  #card = $state('') // '': the level card that belongs to the box
  #house = $state.raw<unknown[]>([])
  #cards = $state.raw<unknown[]>([])
  #ways = $state(USUAL)

  constructor(readonly game: GameName) {
    this.#edition = recall(this.#key('edition'), '')
    this.#card = recall(this.#key('card'), '')
    this.#house = recall<unknown[]>(this.#key('house-editions'), [])
    this.#cards = recall<unknown[]>(this.#key('cards'), [])
    this.#ways = {
      bots: recall(this.#key('wish-bots'), USUAL.bots),
      friends: recall(this.#key('wish-friends'), USUAL.friends),
      device: recall(this.#key('wish-device'), USUAL.device),
    }
  }

  /** Under which name something is kept. 8½ was here alone at first: its names say no game. */
  #key(name: string): string {
    return this.game === GAMES[0] ? name : `${this.game}-${name}`
  }

  /** The house editions of this device. */
  house(offers: Offer): House[] {
    return playable(this.#house, offers)
  }

  /** The owner's own level cards of this device. */
  cards(offers: Offer): OwnCard[] {
    return readable(this.#cards, offers)
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

  /** The level card to play with; none in a game without them. */
  card(offers: Offer): AnyCard | undefined {
    const own = this.cards(offers).find((one) => one.name === this.#card)
    if (own) return own
    return Object.hasOwn(offers.cards ?? {}, this.#card) ? this.#card : usualCard(this.edition(offers), offers)
  }

  way(way: Way, offers: Info): Wish {
    return granted(way, this.#ways[way], this.game, offers)
  }

  choose(edition: AnyEdition): void {
    this.#edition = typeof edition === 'string' ? edition : String(edition.name)
    remember(this.#key('edition'), this.#edition)
  }

  /** Another level card; the one that belongs to the box goes with the box. */
  chooseCard(card: AnyCard, offers: Offer): void {
    this.#card = card === usualCard(this.edition(offers), offers) ? '' : cardKey(card)
    remember(this.#key('card'), this.#card)
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

  /** Keep a level card, in the place of the one that it was; `null`: only throw that one away. */
  keepCard(card: OwnCard | null, before: string | null, offers: Offer): void {
    this.#cards = [...this.cards(offers).filter((one) => one.name !== before), ...(card ? [card] : [])]
    remember(this.#key('cards'), this.#cards)
  }

  /** The terms to ask for. */
  terms(way: Way, offers: Info): Terms {
    const { bots, people, ...wish } = this.way(way, offers)
    const own = offers.games[this.game]!
    const edition = this.edition(own)
    const card = this.card(own)
    const seats = way === 'bots' ? bots.length + 1 : way === 'device' ? people.length + 1 + bots.length : wish.seats
    const games = own.games && (wish.games || gamesOf(edition, own))
    return { ...wish, game: this.game, edition, seats, games, ...(card ? { card } : {}) }
  }
}

export const wishes: Record<GameName, Wishes> = { half: new Wishes('half'), level8: new Wishes('level8') }

/** The game that was chosen last. */
class Chosen {
  game = $state<GameName>(GAMES[0])

  constructor() {
    const kept = recall('game', '')
    if (isGame(kept)) this.game = kept
  }

  choose(game: GameName): void {
    this.game = game
    remember('game', game)
  }
}

export const chosen = new Chosen()
