// Rulebooks as parameters: what an edition says, how it differs from the one it stands on, and all that in words.
import { app, has, t } from './app.svelte'
import { isolated } from './words'
import type { Offer, Parameter } from './types'

/** As the server takes it: a printed edition's name, or a house edition. */
export type AnyEdition = string | Record<string, unknown>
export interface House {
  base: string
  name: string
  [parameter: string]: unknown
}
interface Difference {
  name: string
  value: unknown
  rule: string
}

export const isHouse = (edition: AnyEdition): edition is Record<string, unknown> => typeof edition !== 'string'
export const nameOf = (edition: AnyEdition): string => (isHouse(edition) ? String(edition.name ?? t('page-house')) : edition)

/** The edition that one stands on, if there is one. */
export function baseOf(edition: AnyEdition, offers: Offer): string | null {
  return isHouse(edition) ? String(edition.base) : (offers.editions[edition]?.base ?? null)
}

/** Every parameter of an edition, with its value there. */
export function parametersOf(edition: AnyEdition, offers: Offer): Record<string, Parameter> {
  if (!isHouse(edition)) return offers.editions[edition]?.parameters ?? {}
  const under = Object.entries(offers.editions[String(edition.base)]?.parameters ?? {})
  return Object.fromEntries(under.map(([name, one]) => [name, { ...one, value: edition[name] ?? one.value }]))
}

/** How long a series is by its edition; null in a game that has none. */
export function gamesOf(edition: AnyEdition, offers: Offer): number | null {
  return offers.games && Number(parametersOf(edition, offers).games?.value ?? offers.games[0])
}

/** Where an edition says something else than the one it stands on. */
export function differences(edition: AnyEdition, offers: Offer): Difference[] {
  const base = baseOf(edition, offers)
  if (!base) return []
  const under = parametersOf(base, offers)
  return Object.entries(parametersOf(edition, offers))
    .filter(([name, one]) => one.value !== under[name]?.value)
    .map(([name, one]) => ({ name, value: one.value, rule: one.rule }))
}

/** What a parameter may be, one by one; of a whole number the word first that may stand instead. */
export function valuesOf(parameter: Parameter): unknown[] {
  if (parameter.kind === 'flag') return [false, true]
  if (parameter.kind === 'choice') return parameter.choices
  const { low, high, word } = parameter
  return [...(word ? [word] : []), ...Array.from({ length: high - low + 1 }, (_, at) => low + at)]
}

// Words; the catalogue of the rules must be there.

const dashed = (name: string) => name.replaceAll(/[_+]/g, '-')

export const gameTitle = (game: string): string => t(`page-game-${game}`)

/** The name on a printed box, or a house edition's own. */
export function editionName(edition: AnyEdition, game: string): string {
  return isHouse(edition) ? isolated(nameOf(edition)) : t(`${game}-edition-${dashed(edition)}.short`)
}

/** The game and its edition; where the edition's name says the game, that alone. */
export function whatIsPlayed(edition: AnyEdition, game: string): string {
  const [name, title] = [editionName(edition, game), gameTitle(game)]
  return name.split(' ')[0] === title.split(' ')[0] ? name : `${title} · ${name}`
}

/** By which rules, in a word or two for somebody who knows none of the boxes. */
export function rulesFrom(edition: AnyEdition, game: string): string {
  const own = isHouse(edition) ? '' : `page-rules-from-${dashed(edition)}`
  return own && has(own) ? t(own) : t('page-rules-from', { edition: editionName(edition, game) })
}

/** What stands on a box: its name, and what it is. */
export function boxWords(edition: AnyEdition, game: string): [string, string] {
  const name = editionName(edition, game)
  if (isHouse(edition)) return [name, t('page-house-from', { base: editionName(String(edition.base), game) })]
  const about = `page-box-${dashed(edition)}`
  return [name, has(about) ? t(about) : '']
}

/** Where its book left us to rule, in a sentence; nothing of a house edition. */
export function boxRulings(edition: AnyEdition): string {
  const ours = isHouse(edition) ? '' : `page-box-${dashed(edition)}.ours`
  return ours && has(ours) ? t(ours) : ''
}

/** What a parameter is about; of a yes-or-no one, what it says when it is on. */
export const parameterLabel = (name: string): string => t(`page-parameter-${dashed(name)}`)

export function valueWords(name: string, value: unknown, game: string): string {
  if (typeof value === 'number') return new Intl.NumberFormat(app.language).format(value)
  return typeof value === 'string' ? t(`${game}-value-${dashed(name)}-${value}`) : String(value)
}

/** How the points of a series are read: who has most of them wins, or who has fewest. */
export function whoWins(edition: AnyEdition, offers: Offer | null): string {
  const scoring = offers && parametersOf(edition, offers).scoring?.value
  return scoring ? t(`page-wins-${String(scoring)}`) : ''
}

/** A parameter with its value, as one line. */
export function said({ name, value }: { name: string; value: unknown }, game: string): string {
  if (value === true) return parameterLabel(name)
  if (value === false) return t(`page-parameter-${dashed(name)}.off`)
  return t('page-parameter-is', { label: parameterLabel(name), value: valueWords(name, value, game) })
}
