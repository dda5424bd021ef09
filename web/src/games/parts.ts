// What the page has for each game: the table, the score, a seat looked at closely. Fetched when a table of that game opens.
import type { Component, Snippet } from 'svelte'
import type { Clock } from '../lib/clock.svelte'
import type { GameWords } from '../lib/gamewords'
import type { Playing } from '../lib/playing.svelte'
import type { AnyTable } from '../lib/table.svelte'
import type { Said } from '../lib/types'
import type { Language } from '../lib/words'

export interface BoardProps<P> {
  playing: P
  clock: Clock
  bubbles: Record<number, Said> // what was said a moment ago, by seat
  shout: string // over the table for a moment
  look: (seat: number) => void
  head: Snippet
  act: Snippet
}
/** One game on the page; `P` is its own way of playing. */
export interface GamePart<P extends Playing = Playing> {
  play: (table: AnyTable) => P
  Board: Component<BoardProps<P>>
  End: Component<{ playing: P }>
  SeatSheet: Component<{ playing: P; seat: number }>
  Card: Component<{ card?: string }>
}

const PARTS: Record<string, () => Promise<{ part: unknown }>> = {
  half: () => import('./half/part'),
  level8: () => import('./level8/part'),
}

/** A game's part; each of its components is only ever given what its own `play` made. */
export async function partOf(game: string): Promise<GamePart> {
  return (await PARTS[game]!()).part as GamePart
}

type WordsClass = new (language: Language, names: string[], you: number | null) => GameWords
const WORDS: Record<string, () => Promise<{ Words: WordsClass }>> = {
  half: () => import('./half/words'),
  level8: () => import('./level8/words'),
}

/** A game's words alone, for who only reads what happened. */
export async function wordsOf(game: string): Promise<WordsClass> {
  return (await WORDS[game]!()).Words
}
