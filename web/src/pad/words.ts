// A pad in words.
import { has, listed, t } from '../lib/app.svelte'
import { editionName } from '../lib/editions'
import type { Refusal } from '../lib/types'
import { isolated } from '../lib/words'
import { winnersOf, type AnyCard, type Pad, type Told } from './pad'

export const FILES = ['pad', 'half-rules', 'level8-cards', 'level8-rules']

export const nameIn = (pad: Pad, seat: number): string => isolated(pad.names[seat] ?? '') || t('seat-name', { number: seat + 1 })
export const namesIn = (pad: Pad): string[] => pad.names.map((_, seat) => nameIn(pad, seat))
export const namesOf = (pad: Pad, seats: number[]): string =>
  listed(
    seats.map((seat) => nameIn(pad, seat)),
    'and-list',
  )

export function boxOf(pad: Pad): string {
  if (pad.game === 'level8') return level8Name(pad.edition)
  return typeof pad.edition === 'string' ? known(`half-edition-${pad.edition}.short`, pad.edition) : editionName(pad.edition, 'half')
}

export function level8Name(edition: Pad['edition']): string {
  return typeof edition === 'string'
    ? known(`level8-edition-${edition.replace('+', '-')}.short`, edition)
    : isolated(String(edition.name ?? edition.base))
}

export function cardName(card: AnyCard): string {
  return typeof card === 'string' ? known(`level8-levels-${card}`, card) : isolated(card.name)
}

/** Words for a name; one that came in a link may be none of ours. */
const known = (key: string, name: string): string => (has(key) ? t(key) : isolated(name))

/** Who won, when it is over. */
export function wonWords(pad: Pad, told: Told): string {
  const won = winnersOf(told)
  return won.length ? t('pad-won', { names: namesOf(pad, won), count: won.length }) : t('pad-no-winner')
}

/** Why a row cannot be. */
export function wrongWords(pad: Pad, { reason, args }: Refusal): string {
  const seats = (args.seats ?? []) as number[]
  return t(`pad-wrong-${reason}`, {
    names: namesOf(pad, seats),
    seats: seats.length,
    count: Number(args.count ?? 0),
    held: Number(args.held ?? 0),
    most: Number(args.most ?? 0),
  })
}
