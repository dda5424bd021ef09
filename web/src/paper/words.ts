// A pad in words.
import { has, listed, t } from '../lib/app.svelte'
import { isHouse, type AnyEdition } from '../lib/editions'
import type { Refusal } from '../lib/types'
import { isolated } from '../lib/words'
import type { Pad } from './pad'

export const nameIn = (pad: Pad, seat: number): string => isolated(pad.names[seat] ?? '') || t('seat-name', { number: seat + 1 })
export const namesIn = (pad: Pad): string[] => pad.names.map((_, seat) => nameIn(pad, seat))
export const namesOf = (pad: Pad, seats: number[]): string =>
  listed(
    seats.map((seat) => nameIn(pad, seat)),
    'and-list',
  )

/** Words for a name; one that came in a link may be none of ours. */
export const known = (key: string, name: string): string => (has(key) ? t(key) : isolated(name))

/** The name of a box, or of somebody's own rules. */
export const boxName = (edition: AnyEdition, game: string): string =>
  isHouse(edition)
    ? isolated(String(edition.name ?? edition.base))
    : known(`${game}-edition-${edition.replaceAll('+', '-')}.short`, edition)

/** Who won, when it is over. */
export const wonWords = (pad: Pad, winners: number[]): string =>
  winners.length ? t('pad-won', { names: namesOf(pad, winners), count: winners.length }) : t('pad-no-winner')

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
