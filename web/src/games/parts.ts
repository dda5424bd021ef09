// The face of a game on the page: what every game's part.ts says, and what is fetched when somebody asks for it.
import type { Component, Snippet } from 'svelte'
import type { Clock } from '../lib/clock.svelte'
import type { AnyEdition } from '../lib/editions'
import type { GameWords } from '../lib/gamewords'
import type { Rule, Sources } from '../lib/law'
import type { Playing } from '../lib/playing.svelte'
import type { AnyTable } from '../lib/table.svelte'
import type { Offer, Said } from '../lib/types'
import type { Language } from '../lib/words'
import type { Pad, PadRow, Told } from '../paper/pad'

export type Unit = 'game' | 'round'

/** A game, as every screen may know it. */
export interface GamePart {
  name: string
  unit: Unit // what a match is made of
  law: Rule[]
  keptAs: string // what the names begin with under which the browser keeps how it is played
  Icon: Component<{ game: string }> // a small sign, 64 by 48
  Hero: Component<{ game: string; spoken: boolean }> // its first cards, each in a <span style:--at>; spoken: its words are there
  Sign: Component<{ sign: string }> // on a box
  box: (edition: string) => Box // an edition's box
  setting?: Setting
  how?: HowTo
  hasLesson: boolean
  loadSources: () => Promise<Sources> // who says each rule, for whoever reads them
  loadTable: () => Promise<TablePart>
  loadWords: () => Promise<WordsClass>
  loadPad?: () => Promise<PadPart>
}

/** What a box looks like: its colour (terms/Box.svelte), and what its sign is called. */
export interface Box {
  tone: string
  sign: string
}

/** How to play, on one screen: its steps, and a picture of each. Their words are `how-GAME-STEP`. */
export interface HowTo {
  steps: string[]
  loadPicture: () => Promise<Component<{ step: string }>>
}

/**
 * What a match sets besides its edition, like the level card of Level 8; `T` is what may be chosen. Among the terms of a
 * table it is one for all, or a list with each player's own (lib/byseat.ts).
 */
export interface Setting<T = unknown> {
  name: string // its key among the terms of a table
  ownName: string // under which the browser keeps those that people made themselves
  label: string // the message over it
  which: string // and over all there are
  eachOwn: string // instead of its title, where players have their own
  /** What an edition is usually played with. */
  usual(edition: AnyEdition, offers: Offer): T | undefined
  /** What it is remembered by. */
  key(value: T): string
  /** One of those there are, by what it is remembered by. */
  find(key: string, offers: Offer): T | undefined
  /** Of what the browser has kept, what this server can play with. */
  readable(kept: unknown[], offers: Offer): T[]
  title(value: T): string
  about(value: T, offers: Offer): string
  Sign: Component<{ value: T }>
  loadShown: () => Promise<Component<{ value: T; game: string }>> // to be read by everybody who joins
  loadChoices: () => Promise<Component<{ game: string; chosen: T | null; usual: T; choose: (value: T) => void }>>
}

export interface BoardProps<P> {
  playing: P
  clock: Clock
  bubbles: Record<number, Said> // what was said a moment ago, by seat
  shout: string // over the table for a moment
  look: (seat: number) => void
  head: Snippet
  act: Snippet
}

/** What a table needs: the board, the score, a seat looked at closely. `P` is the game's own way of playing. */
export interface TablePart<P extends Playing = Playing> {
  play: (table: AnyTable) => P
  Board: Component<BoardProps<P>>
  End: Component<{ playing: P }>
  SeatSheet: Component<{ playing: P; seat: number }>
  Card: Component<{ card?: string }>
  faces: string[] // cards that look well together, for a celebration
  lesson?: LessonPart
}

/** What a lesson needs to know of moves. */
export interface LessonPart {
  /** Where a move is made: what glows, and how many of it. */
  spots(move: string): [selector: string, count: number][]
  /** Whether two moves are the same, put otherwise. */
  isSame(one: string, other: string): boolean
}

export type WordsClass = new (language: Language, names: string[], you: number | null) => GameWords

/** The score pad: what a row is, and what the server says of it, in words and on paper. */
export interface PadPart<
  P extends Pad = Pad,
  R extends PadRow = PadRow,
  T extends Told = Told,
  W extends object = Record<string, unknown>,
> {
  game: string
  letter: string // by which a link knows it
  more: string // the name of what is set besides the edition
  wish: W // what is remembered for the next one, with its usual values

  // As links and the browser keep it.
  isMore(more: unknown): boolean
  readRow(row: Record<string, unknown>, seats: number): R | null
  short(row: R): number[]
  long(numbers: number[]): R

  // In words.
  unit: string // the message for what a row is
  block: string // and for all of them
  box(pad: P): string
  rules(pad: P): string // what else it is played by
  now(pad: P): string // what comes next
  toWrite(pad: P): string
  done(pad: P): string // how far it is
  leads(pad: P, told: T): string
  has(pad: P, told: T, seat: number): string

  // On paper.
  winners(told: T): number[]
  left(pad: P): number // rows that are still to be written
  totals?(told: T): number[] // under the last row
  isWide?: boolean // where there is room, two sheets stand side by side
  Cell: Component<{ row: R; seat: number; counted: T['rows'][number] | undefined }>
  Key: Component // what the signs in a cell mean
  Sheet?: Component<{ pad: P; told: T | null; isOld: boolean }> // beside the block
  Notes: Component<{ pad: P; told: T }> // what is to be done before the next row
  Write: Component<{ pad: P; at: number; told: T | null; write: (row: R) => void; onclose: () => void }>
  New: Component<{ offers: Offer; wish: W; game: string; shelf: Snippet }> // its box (`shelf`: to choose from all), and what else is chosen
  begin(wish: W, offers: Offer): Record<string, unknown> // the head of a new one
}
