// A score pad: what was written down at a real table. The browser keeps it and links carry it; the server only counts.
// What a row is, each game says.
import type { AnyEdition } from '../lib/editions'
import type { Refusal } from '../lib/types'

export type PadRow = object
export interface Pad {
  game: string
  edition: AnyEdition
  names: string[]
  rows: PadRow[]
}

/** What the server says of it. */
export interface Told {
  rows: { wrong: Refusal | null }[]
  leaders: number[]
  over: boolean
}

/** What the server is asked: all but the names, which are nobody's business. */
export function asked(pad: Pad, rows: PadRow[] = pad.rows): Record<string, unknown> {
  const { names, rows: _rows, ...head } = pad
  const { game, edition, ...more } = head
  return { game, edition, seats: names.length, rows, ...more }
}

/** How many rows, from the first on, two lists have in common. */
export function common(some: unknown[], others: unknown[]): number {
  const differs = some.findIndex((row, at) => JSON.stringify(row) !== JSON.stringify(others[at]))
  return differs < 0 ? some.length : differs
}

// Reading what comes from elsewhere.

export const isWhole = (one: unknown, low: number, high: number): one is number =>
  Number.isInteger(one) && Number(one) >= low && Number(one) <= high
export const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null && !Array.isArray(one)
export const isText = (one: unknown, longest: number): one is string => typeof one === 'string' && one.length <= longest
/** A seat, or nobody. */
export const isSeat = (one: unknown, seats: number): boolean => one === null || isWhole(one, 0, seats - 1)

// In links a seat is a number, and 0 is nobody.

export const seatIn = (seat: number | null): number => (seat === null ? 0 : seat + 1)
export const seatOf = (who = 0): number | null => (who === 0 ? null : who - 1)
