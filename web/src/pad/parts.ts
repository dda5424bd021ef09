// What the pads of each game are: fetched when somebody opens the pads, all at once.
import { gameOf, games } from '../games'
import type { PadPart } from '../games/parts'
import { isObject, isText, isWhole, type Pad } from '../paper/pad'
import type { AnyEdition } from '../lib/editions'

const PARTS = new Map<string, PadPart>()

export async function loadPads(): Promise<void> {
  for (const game of games()) {
    const load = gameOf(game)?.loadPad
    if (load && !PARTS.has(game)) PARTS.set(game, await load())
  }
}

/** The games that have a pad. */
export const padGames = (): string[] => [...PARTS.keys()]
export const partOf = (pad: { game: string }): PadPart => PARTS.get(pad.game)!

const MOST_SEATS = 6
const MOST_ROWS = 250
const LONGEST_NAME = 24
const LONGEST_EDITION = 40
const LARGEST_HOUSE = 2000

/** A pad that comes from elsewhere: only what can be one. */
export function readPad(found: unknown): Pad | null {
  if (!isObject(found)) return null
  const { game, edition, names, rows } = found
  const part = isText(game, LONGEST_NAME) && PARTS.get(game)
  if (!part || !part.isMore(found[part.more])) return null
  const isHouse = isObject(edition) && isText(edition.base, LONGEST_EDITION) && JSON.stringify(edition).length < LARGEST_HOUSE
  if (!isText(edition, LONGEST_EDITION) && !isHouse) return null
  if (!Array.isArray(names) || !isWhole(names.length, 2, MOST_SEATS) || !names.every((name) => isText(name, LONGEST_NAME))) return null
  if (!Array.isArray(rows) || rows.length > MOST_ROWS) return null
  const read = rows.map((row) => (isObject(row) ? part.readRow(row, names.length) : null)).filter((row) => row !== null)
  if (read.length !== rows.length) return null
  return { edition: edition as AnyEdition, names: names as string[], game: part.game, [part.more]: found[part.more], rows: read } as Pad
}

/** By the letter that stands for its game in a link. */
export const partByLetter = (letter: unknown): PadPart | undefined => [...PARTS.values()].find((part) => part.letter === letter)
