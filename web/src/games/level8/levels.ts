// Level cards: those the server has, and owners' own; each eight lines of groups, and those in words.
import { app, t } from '../../lib/app.svelte'
import { baseOf, isHouse, type AnyEdition } from '../../lib/editions'
import type { AnyCard, Line, Offer, OwnCard } from '../../lib/types'
import { isolated } from '../../lib/words'
import { Words } from './words'

export const isOwn = (card: AnyCard): card is OwnCard => typeof card !== 'string'
export const cardKey = (card: AnyCard): string => (isOwn(card) ? card.name : card)
export const sourceOf = (card: AnyCard, offers: Offer): string => (isOwn(card) ? 'own' : (offers.cards?.[card]?.source ?? ''))
export const levelsOf = (card: AnyCard, offers: Offer): Line[] => (isOwn(card) ? card.levels : (offers.cards?.[card]?.levels ?? []))

/** The card that an edition is usually played with; none in a game without level cards. */
export function usualCard(edition: AnyEdition, offers: Offer): string | undefined {
  return offers.editions[isHouse(edition) ? baseOf(edition, offers)! : edition]?.card
}

/** Owners' cards as this server can read them: each name once, with groups that there are. */
export function readable(kept: unknown[], offers: Offer): OwnCard[] {
  const shape = offers.card_shape
  const found = new Map<string, OwnCard>()
  for (const one of shape ? kept : []) {
    const { name, levels } = (one ?? {}) as Partial<OwnCard>
    if (typeof name !== 'string' || !name.trim() || name.length > shape!.longest_name || Object.hasOwn(offers.cards ?? {}, name)) continue
    if (!Array.isArray(levels) || levels.length !== shape!.levels || !levels.every(isLine)) continue
    found.set(name, { name, levels })
  }
  return [...found.values()]

  function isLine(line: unknown): boolean {
    return Array.isArray(line) && line.length > 0 && line.length <= shape!.groups && line.every(isGroup)
  }
  function isGroup(group: unknown): boolean {
    const [kind, size, ...more] = Array.isArray(group) ? (group as unknown[]) : []
    const [low, high] = shape!.sizes
    return shape!.kinds.some((one) => one === kind) && Number.isInteger(size) && Number(size) >= low && Number(size) <= high && !more.length
  }
}

// Words; the catalogues of the rules and of the game's cards must be there.

export const levelCardName = (card: AnyCard): string => (isOwn(card) ? isolated(card.name) : t(`level8-levels-${card}`))

/** What a line asks for; equal groups one after another are counted. */
export const lineWords = (line: Line): string => new Words(app.language).groups(line)
