// The cards in a hand: told apart, and put in order.
import { COLOURS, numberCard } from './words'

export const ORDERS = ['colour', 'number', 'own'] as const
export type Order = (typeof ORDERS)[number]
const JOKERS = ['j1', 'j6', 'j11', 'j']
const SPECIALS = ['take', 'swap', 'keep', 'skip']

/** A card in the hand; the key tells apart cards that are the same. */
export interface Held {
  card: string
  key: string
}

/** The card that a key stands for. */
export const cardOf = (key: string) => key.split('#')[0]!

export function held(cards: string[]): Held[] {
  const met: Record<string, number> = {}
  return cards.map((card) => ({ card, key: `${card}#${(met[card] = (met[card] ?? 0) + 1)}` }))
}

/** Where a card stands among others, by colour or by number. */
export function place(card: string, order: Order): number {
  const number = numberCard(card)
  if (!number) return 1000 + (JOKERS.indexOf(card) + 1 || 10 + SPECIALS.indexOf(card))
  const colour = COLOURS.indexOf(number.colour)
  return order === 'number' ? 10 * number.number + colour : 20 * colour + number.number
}
