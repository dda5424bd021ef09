// What is chosen for a new pad of Level 8: of the boxes and level cards that this server has.
import type { Offer } from '../../../lib/types'
import { isolated } from '../../../lib/words'
import { known } from '../../../paper/words'
import { withCards } from '../levels'
import type { AnyCard } from '../types'

export interface Wish {
  edition8: string // as the browser has always kept it; '': the first box
  card: string // '': the one that is usual with the box
}

export function chosenIn({ edition8, card }: Wish, offers: Offer): { edition: string; card: string } {
  const { editions, cards } = withCards(offers)
  const edition = Object.hasOwn(editions, edition8) ? edition8 : (Object.keys(editions)[0] ?? '')
  return { edition, card: Object.hasOwn(cards, card) ? card : (editions[edition]?.card ?? '') }
}

/** What a level card is called, be it one that this server does not know. */
export const cardName = (card: AnyCard): string => (typeof card === 'string' ? known(`level8-levels-${card}`, card) : isolated(card.name))
