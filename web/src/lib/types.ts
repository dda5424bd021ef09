// What the server sends: only as much as the page reads.
import type { BroughtRule } from './law'

export interface Carry {
  cards: string | string[] | number // those who may not know them get their number
  from: string
  to: string
  seat: number | null
  seen_by: string | number
  to_seat?: number
}
export interface GameEvent {
  number: number
  move: number
  type: string
  seat?: number
  cards?: Carry[]
  [key: string]: unknown
}
export interface Refusal {
  reason: string
  rule: string
  args: Record<string, unknown>
}
/** What one seat may know, as every game says it; the rest is the game's own (types.ts beside its part). */
export interface View {
  game: string
  edition: string
  phase: string
  turn: number | null
  dealer: number
  seats: unknown[]
  you: number | null
  legal?: string[]
  refused?: Record<string, Refusal>
}
/** What every game's tables agree on. */
export interface CommonTerms {
  game: string
  edition: string | Record<string, unknown>
  seats: number
  games: number | null // null: a match of this game is no series
  clock: string
  listed: boolean
  spectators: boolean
  chat: boolean
  helps: boolean
  pace: string
  absent: string
}
/** With what one game alone may set: its part says how that is called. */
export interface Terms extends CommonTerms {
  [setting: string]: unknown
}
export interface PublicSeat {
  kind: 'open' | 'guest' | 'bot'
  name: string
  bot: string | null
  here: boolean
  covered: boolean
  face?: { animal: string; colour: string } // that its person chose
  gone?: boolean // its person has had everything deleted
}
export interface PublicTable {
  id: string
  terms: Terms
  state: 'lobby' | 'playing' | 'over'
  host: number | null
  seats: PublicSeat[]
  clock: { seat: number; move: number; reserve: number; of: { move: number; reserve: number } } | null
  next?: string | null
  again?: { agreed: number[]; waits: number[]; left: number } | null // who wants another game, and who has not answered yet
}
/** What a server tells of a deal: first the hash of its key and who has added something; since the deal all but the key. */
export interface Fair {
  commitment?: string
  salted?: number[] // seats
  salts?: (string | null)[] // by seat
  seal?: string
  next?: { commitment: string; salted: number[] } // of the match that may follow
}
export interface TableMessage {
  is: 'table'
  seq: number
  table: PublicTable
  mine: number[]
  is_host: boolean
  deputy?: boolean // one is the host only until whoever made the table is back
  invited?: { who: string; no: boolean }[] // people of one's own list, and whether they said no
  kept?: number[] // seats that bots keep for this guest
  claim: number | null // seconds until one may become the host; null: not as things are
  tokens: Record<string, string>
  turn: number | null // who decides; null when the match is over
  pause?: { left: number; waits: number[] } | null // people read the score; the seats still waited for, and for how many seconds
  trouble?: string | null // why the server cannot write anything down now
  totals: number[] // points so far, in a game that has them
  from?: number
  events?: GameEvent[]
  views?: Record<string, View>
  result?: unknown // how the match ended, as its game tells it
  ended?: unknown // what everybody held when the last game ended
  facts?: unknown // what decided the last game or round, and the match: wins/facts.ts reads it
  said?: Said[]
  fair?: Fair // what is told of the deal, where that has changed
}
export interface Said {
  n: number
  seat: number
  phrase?: string
  emote?: string
  words?: string
}
export interface Summary {
  id: string
  terms: Terms
  state: string
  seats: PublicSeat[]
  host: number | null
  mine: number[]
  turn: number | null
  since?: string | null // turn by turn: when the turn began, by the server's calendar
  waited?: number // seconds since then
  passed?: number | null // how often the turn has passed from one to another
  left?: number | null // seconds until a bot plays it
  news?: { eyes: number | null; events: GameEvent[]; more: boolean } | null // since one last looked
  again?: { agreed: number[]; waits: number[] } | null
  won?: number[] | null // the seats that won, once it is over
  looking?: boolean // a page of this guest shows it
}
/** Where somebody is invited to: by the one in this seat; null: a bot keeps a place there. */
export interface Invitation extends Summary {
  by: number | null
}
export type Parameter = { value: unknown; rule: string } & (
  | { kind: 'flag' }
  | { kind: 'choice'; choices: string[] }
  | { kind: 'whole'; low: number; high: number; word?: string } // the word may stand instead of a number
)
interface Edition {
  base: string | null
  book: string
  default_for: string[]
  moves?: Record<string, number> // in one game, as many as the bots counted, by the number of players
  parameters: Record<string, Parameter>
}
/** What the server has of one game. */
export interface Offer {
  seats: [low: number, high: number]
  games: [low: number, high: number] | null
  editions: Record<string, Edition>
  bots: string[]
  usual_bot: string
  law?: BroughtRule[] // of a game that a package brings to the page
}
export interface Info {
  version: string
  games: Record<string, Offer>
  clocks: Record<string, { move: number; reserve: number }>
  paces: string[]
  seconds?: Record<string, number> // a move of a person, and one of a bot by its pace
  phrases: string[]
  emotes: string[]
  longest_name: number
  longest_words: number
  public_url: string | null
  addresses: string[]
  reach: 'here' | 'network' | 'world'
}
