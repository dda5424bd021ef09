// What the server sends: only as much as the page reads.

export interface Carry {
  cards: string | number
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
export interface SeatView {
  hand: number | string
  stock: number
  open: string
  blind: string
  aside: string
  table: boolean
}
export interface Row {
  finisher: number | null
  held: number[]
  points: number[]
  big_loser: number | null
}
export interface View {
  game: string
  edition: string
  phase: string
  turn: number | null
  dealer: number
  pile: string
  from: string
  seats: SeatView[]
  out: number
  plays: number
  match: { game: number; games: number; results: Row[] }
  known: string[]
  you: number | null
  bid: { number: number; words: string }
  under_five: boolean
  catch: string | null
  plays_from?: 'hand' | 'open' | 'blind'
  exchange_with?: number
  legal?: string[]
  refused?: Record<string, Refusal>
}
export interface Terms {
  game: string
  edition: string | Record<string, unknown>
  seats: number
  games: number
  clock: string
  listed: boolean
  spectators: boolean
  chat: boolean
  helps: boolean
  pace: string
  absent: string
}
export interface PublicSeat {
  kind: 'open' | 'guest' | 'bot'
  name: string
  bot: string | null
  here: boolean
  covered: boolean
}
export interface PublicTable {
  id: string
  terms: Terms
  state: 'lobby' | 'playing' | 'over'
  host: number | null
  seats: PublicSeat[]
  clock: { seat: number; move: number; reserve: number; of: { move: number; reserve: number } } | null
  next?: string | null
}
export interface Result {
  games: Row[]
  totals: number[]
  winners: number[]
}
export interface TableMessage {
  is: 'table'
  seq: number
  table: PublicTable
  mine: number[]
  is_host: boolean
  claim: number | null // seconds until one may become the host; null: not as things are
  tokens: Record<string, string>
  turn: number | null // who decides; null when the match is over
  totals: number[] // points so far
  from?: number
  events?: GameEvent[]
  views?: Record<string, View>
  result?: Result | null
  ended?: Held[] | null
  said?: Said[]
}
export interface Held {
  hand: string
  stock: string
  open: string
  blind: string
  aside: string
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
}
export type Parameter = { value: unknown; rule: string } & (
  | { kind: 'flag' }
  | { kind: 'choice'; choices: string[] }
  | { kind: 'whole'; low: number; high: number; word?: string } // the word may stand instead of a number
)
export interface Edition {
  base: string | null
  book: string
  default_for: string[]
  parameters: Record<string, Parameter>
}
/** What the server has of one game. */
export interface Offer {
  seats: [low: number, high: number]
  games: [low: number, high: number]
  editions: Record<string, Edition>
  bots: string[]
  usual_bot: string
}
export interface Info {
  version: string
  games: { half: Offer }
  clocks: Record<string, { move: number; reserve: number }>
  paces: string[]
  phrases: string[]
  emotes: string[]
  longest_name: number
  longest_words: number
  public_url: string | null
  addresses: string[]
  reach: 'here' | 'network' | 'world'
}
