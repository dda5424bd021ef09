// What the server sends of Level 8.
import type { Offer, Refusal, TableMessage, View } from '../../lib/types'

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
export type AnyCard = string | OwnCard // one of those there are by its name
export type Line = Group[]
/** What the server has of Level 8, besides what it has of every game. */
export interface Level8Offer extends Offer {
  editions: Record<string, Offer['editions'][string] & { card: string }> // the level card it is usually played with
  cards: Record<string, { source: string; levels: Line[] }>
  card_shape: {
    levels: number
    groups: number
    kinds: GroupKind[]
    sizes: [low: number, high: number]
    most: number
    longest_name: number
  }
}
/** What is wrong with a level card that is being typed: by line, null where nothing is. */
export interface CardCheck {
  right: boolean
  name: 'empty' | 'taken' | null
  levels: ({ why: string; cards: number } | null)[]
}
export interface Level8Message extends TableMessage {
  levels?: Line[] | Line[][] | null // what each level asks for; of each seat, where they have cards of their own
}
export interface Level8View extends View {
  card: AnyCard | AnyCard[] // a list: each seat's own
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
