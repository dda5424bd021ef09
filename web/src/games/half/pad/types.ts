// A score pad of 8½, and what the server says of it.
import type { Refusal } from '../../../lib/types'
import type { Pad, Told } from '../../../paper/pad'

export interface HalfRow {
  finisher: number | null
  held: number[]
}
export interface HalfPad extends Pad {
  games: number
  rows: HalfRow[]
}
export interface HalfTold extends Told {
  rows: (HalfRow & { points?: number[]; totals: number[]; wrong: Refusal | null })[]
  totals: number[]
  games: number
  most: number
  exchange: { seat: number; with: number } | null
}
