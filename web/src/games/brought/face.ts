// What the package of somebody else's game brings to the page: page/part.js beside its rules, plain JavaScript that exports
// this by default. It says what lies where and what a tap means; the table that draws it lies beside this file. Of the
// rest of its package the page uses the law and the editions; lessons, score pads and settings have no screen here yet.
import type { GameEvent, View } from '../../lib/types'
import type { Unit } from '../parts'

export type Args = Record<string, string | number>
export interface Zone {
  zone: string // as cards' ways name it, and in its words: GAME-page-zone-ZONE
  cards: string[] | number // those that lie face down are only counted
}
export interface Brought {
  faces: string[] // cards that look well together
  unit?: Unit // what a match is made of; games, if it does not say
  /** What lies in the middle. */
  middle(view: View): Zone[]
  /** What somebody holds. */
  hand(view: View, seat: number): string[] | number
  /** The move that a tap on a card of one's hand makes. */
  move(card: string, view: View): string
  /** A move in words: GAME-page-move-KEY on its button, with `.inside` in a sentence. */
  said(move: string): { key: string; args?: Args }
  /** Which sentence tells of an event (GAME-event-KEY), about whom, and with what. */
  told(event: GameEvent): { key: string; subject?: number | undefined; args?: Args }
  /** Whether the match ends with it. */
  ends(event: GameEvent): boolean
}

const BROUGHT = new Map<string, Brought>()

/** What a game brought: it is there before the page offers the game. */
export const broughtBy = (game: string): Brought => BROUGHT.get(game)!

/** Fetch what a game brings, once. */
export async function fetchBrought(game: string): Promise<void> {
  const { default: found } = (await import(/* @vite-ignore */ `/games/${game}/part.js`)) as { default: Brought }
  BROUGHT.set(game, found)
}
