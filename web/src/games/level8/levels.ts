// Level cards: those the server has, and owners' own; each eight lines of groups.
import { t } from '../../lib/app.svelte'
import { baseOf, isHouse, type AnyEdition } from '../../lib/editions'
import { ask } from '../../lib/api'
import type { Offer } from '../../lib/types'
import { isolated } from '../../lib/words'
import type { AnyCard, CardCheck, Level8Offer, Line, OwnCard } from './types'

/** What the server has of this game, with its level cards. */
export const withCards = (offers: Offer) => offers as Level8Offer

/** What is wrong with a level card. */
export const checkCard = (card: OwnCard) => ask<CardCheck>('/api/level-card', card)

export const isOwn = (card: AnyCard): card is OwnCard => typeof card !== 'string'
export const cardKey = (card: AnyCard): string => (isOwn(card) ? card.name : card)
export const sourceOf = (card: AnyCard, offers: Offer): string => (isOwn(card) ? 'own' : (withCards(offers).cards[card]?.source ?? ''))
export const levelsOf = (card: AnyCard, offers: Offer): Line[] =>
  isOwn(card) ? card.levels : (withCards(offers).cards[card]?.levels ?? [])

/** The card that an edition is usually played with. */
export function usualCard(edition: AnyEdition, offers: Offer): string | undefined {
  return withCards(offers).editions[isHouse(edition) ? baseOf(edition, offers)! : edition]?.card
}

/** Owners' cards as this server can read them: each name once, with groups that there are. */
export function readable(kept: unknown[], offers: Offer): OwnCard[] {
  const { card_shape: shape, cards } = withCards(offers)
  const found = new Map<string, OwnCard>()
  for (const one of kept) {
    const { name, levels } = (one ?? {}) as Partial<OwnCard>
    if (typeof name !== 'string' || !name.trim() || name.length > shape.longest_name || Object.hasOwn(cards, name)) continue
    if (!Array.isArray(levels) || levels.length !== shape.levels || !levels.every(isLine)) continue
    found.set(name, { name, levels })
  }
  return [...found.values()]

  function isLine(line: unknown): boolean {
    return Array.isArray(line) && line.length > 0 && line.length <= shape.groups && line.every(isGroup)
  }
  function isGroup(group: unknown): boolean {
    const [kind, size, ...more] = Array.isArray(group) ? (group as unknown[]) : []
    const [low, high] = shape.sizes
    return shape.kinds.some((one) => one === kind) && Number.isInteger(size) && Number(size) >= low && Number(size) <= high && !more.length
  }
}

// Words; the catalogue of the rules must be there.

export const levelCardName = (card: AnyCard): string => (isOwn(card) ? isolated(card.name) : t(`level8-levels-${card}`))
