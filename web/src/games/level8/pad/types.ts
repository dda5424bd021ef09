// A score pad of Level 8, and what the server says of it.
import type { Refusal } from '../../../lib/types'
import type { Pad, Told } from '../../../paper/pad'
import type { AnyCard, Line } from '../types'

export interface Level8Row {
  out: number[]
  ender: number | null
}
export interface Level8Pad extends Pad {
  card: AnyCard
  rows: Level8Row[]
}
export interface Level8Told extends Told {
  rows: (Level8Row & { levels: number[]; moved: number[]; keep: number[]; unusual: boolean; asks: boolean; wrong: Refusal | null })[]
  levels: number[]
  winner: number | null
  wins: boolean[]
  card: AnyCard
  source: string
  lines: Line[]
}
