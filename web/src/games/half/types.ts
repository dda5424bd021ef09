// What the server sends of 8½.
import type { View } from '../../lib/types'

export interface SeatView {
  hand: number | string
  stock: number | string // its cards only where all lie open, in a replay; so with the blind ones
  open: string
  blind: string
  aside: string
  table: boolean
}
/** How many cards, whether one sees them or not. */
export const countOf = (cards: number | string): number => (typeof cards === 'number' ? cards : cards.length)
interface Row {
  finisher: number | null
  held: number[]
  points: number[]
  big_loser: number | null
}
export interface HalfView extends View {
  pile: string
  from: string
  seats: SeatView[]
  out: number
  plays: number
  match: { game: number; games: number; results: Row[] }
  known: string[]
  bid: { number: number; words: string }
  under_five: boolean
  catch: string | null
  plays_from?: 'hand' | 'open' | 'blind'
  exchange_with?: number
  parameters?: Record<string, unknown> // in full, of a house edition
}
export interface Result {
  games: Row[]
  totals: number[]
  winners: number[]
}
export interface Held {
  hand: string
  stock: string
  open: string
  blind: string
  aside: string
}
