// What is chosen for a new pad of 8½.
import { gamesOf, type AnyEdition } from '../../../lib/editions'
import type { Offer } from '../../../lib/types'
import { isWhole } from '../../../paper/pad'

export const MOST_GAMES = 99
export interface Wish {
  games: number // 0: as many as the box says
}

export const gamesIn = ({ games }: Wish, edition: AnyEdition, offers: Offer): number =>
  isWhole(games, 1, MOST_GAMES) ? games : gamesOf(edition, offers)!
