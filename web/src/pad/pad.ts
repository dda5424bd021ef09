// A score pad: what was written down at a real table. The browser keeps it and links carry it; the server only counts.
import type { AnyEdition } from '../lib/editions'
import type { Line, Refusal } from '../lib/types'

export interface HalfRow {
  finisher: number | null
  held: number[]
}
export interface Level8Row {
  out: number[]
  ender: number | null
}
export type AnyCard = string | { name: string; levels: Line[] }
interface Any {
  edition: AnyEdition
  names: string[]
}
export interface HalfPad extends Any {
  game: 'half'
  games: number
  rows: HalfRow[]
}
export interface Level8Pad extends Any {
  game: 'level8'
  card: AnyCard
  rows: Level8Row[]
}
export type Pad = HalfPad | Level8Pad

// What the server says of it.

export interface HalfTold {
  rows: (HalfRow & { points?: number[]; totals: number[]; wrong: Refusal | null })[]
  totals: number[]
  leaders: number[]
  over: boolean
  games: number
  most: number
  exchange: { seat: number; with: number } | null
}
export interface Level8Told {
  rows: (Level8Row & { levels: number[]; moved: number[]; keep: number[]; unusual: boolean; asks: boolean; wrong: Refusal | null })[]
  levels: number[]
  leaders: number[]
  over: boolean
  winner: number | null
  wins: boolean[]
  card: AnyCard
  source: string
  lines: Line[]
}
export type Told = HalfTold | Level8Told

/** Who has won a pad that is over: in 8½ all who share the lead. */
export function winnersOf(told: Told): number[] {
  if ('winner' in told) return told.winner === null ? [] : [told.winner]
  return told.leaders
}

/** What the server is asked: all but the names, which are nobody's business. */
export function asked(pad: Pad, rows: unknown[] = pad.rows): Record<string, unknown> {
  const same = { game: pad.game, edition: pad.edition, seats: pad.names.length, rows }
  return pad.game === 'half' ? { ...same, games: pad.games } : { ...same, card: pad.card }
}

/** How many rows, from the first on, two lists have in common. */
export function common(some: unknown[], others: unknown[]): number {
  const differs = some.findIndex((row, at) => JSON.stringify(row) !== JSON.stringify(others[at]))
  return differs < 0 ? some.length : differs
}

// Reading one that comes from elsewhere: only what can be a pad.

const MOST_SEATS = 6
const MOST_ROWS = 250
const LONGEST_NAME = 24
const whole = (one: unknown, low: number, high: number): one is number => Number.isInteger(one) && Number(one) >= low && Number(one) <= high
const object = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null && !Array.isArray(one)
const text = (one: unknown, longest: number): one is string => typeof one === 'string' && one.length <= longest

export function readPad(found: unknown): Pad | null {
  if (!object(found)) return null
  const { game, edition, names, rows } = found
  if (!(text(edition, 40) || (object(edition) && text(edition.base, 40) && JSON.stringify(edition).length < 2000))) return null
  if (!Array.isArray(names) || !whole(names.length, 2, MOST_SEATS) || !names.every((name) => text(name, LONGEST_NAME))) return null
  if (!Array.isArray(rows) || rows.length > MOST_ROWS) return null
  const seats = names.length
  const seat = (one: unknown) => one === null || whole(one, 0, seats - 1)
  const same = { edition: edition as AnyEdition, names: names as string[] }
  if (game === 'half') {
    const right = rows.every(
      (row) =>
        object(row) &&
        seat(row.finisher) &&
        Array.isArray(row.held) &&
        row.held.length === seats &&
        row.held.every((cards) => whole(cards, 0, 99)),
    )
    if (!right || !whole(found.games, 1, 99)) return null
    return { ...same, game, games: found.games, rows: (rows as HalfRow[]).map(({ finisher, held }) => ({ finisher, held })) }
  }
  if (game !== 'level8' || !isCard(found.card)) return null
  const right = rows.every(
    (row) => object(row) && seat(row.ender) && Array.isArray(row.out) && row.out.every((one) => whole(one, 0, seats - 1)),
  )
  return right ? { ...same, game, card: found.card, rows: (rows as Level8Row[]).map(({ out, ender }) => ({ out, ender })) } : null
}

function isCard(card: unknown): card is AnyCard {
  if (!object(card)) return text(card, 40)
  const isLine = (line: unknown) => Array.isArray(line) && line.length <= 5 && line.every((one) => Array.isArray(one) && one.length === 2)
  return text(card.name, 40) && Array.isArray(card.levels) && card.levels.length === 8 && card.levels.every(isLine)
}
