// What the server sends of Level 8.
import type { Refusal, View } from '../../lib/types'

export type GroupKind = 'run' | 'set' | 'colour' | 'colour-run'
export type Group = [kind: GroupKind, size: number] // as a level asks for it
export interface Laid {
  group: GroupKind
  cards: string[] // a joker says what it stands for: j6=b9
}
export interface SeatView {
  level: number
  hand: number | string[]
  pile: string[] // bottom to top
  laid: Laid[]
  keeps: number
  skip: boolean
  shown: string[]
  kept: number | string[]
}
/** A level card that its owner typed in. */
export interface OwnCard {
  name: string
  levels: Group[][]
}
export interface Level8View extends View {
  card: string | OwnCard
  round: number
  stock: number
  under: string[]
  seats: SeatView[]
  known: string[][]
  choose?: number // show, put, keep: how many cards may still be chosen
  winner?: number | null
}
export interface Result {
  winner: number | null
  levels: number[]
  rounds: number
}
/** What the cards put together make so far. */
export interface Draft {
  groups: DraftGroup[]
  move: string | null
  refusal: Refusal | null
}
interface DraftGroup {
  group: GroupKind
  size: number
  cards: string[]
  missing: number
  wrong: string[]
  jokers: { joker: string; may_be: string[] }[]
  takes: string[]
}
