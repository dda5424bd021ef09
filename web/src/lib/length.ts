// How long a game takes, roughly: from the server's figures, rounded as people say it.
import { duration, t } from './app.svelte'
import { baseOf, isHouse, type AnyEdition } from './editions'
import { BY_TURNS } from './clock.svelte'
import type { Info, Terms } from './types'

const ROUND = [3, 5, 10, 15, 20, 30, 45, 60, 90, 120] // minutes

/** Minutes that all the games of these terms take with so many bots; null where nobody hurries, or nothing is known. */
export function minutesOf(terms: Terms, bots: number, offers: Info): number | null {
  const { person, [terms.pace]: bot } = offers.seconds ?? {}
  const moves = printed(terms.edition, terms.game, offers)?.moves?.[terms.seats]
  if (!moves || person === undefined || bot === undefined || BY_TURNS.includes(terms.clock)) return null
  const each = moves / terms.seats
  const minutes = ((terms.games ?? 1) * each * ((terms.seats - bots) * person + bots * bot)) / 60
  return rounded(minutes)
}

/** "One game, about 5 minutes". */
export function howLong(terms: Terms, bots: number, offers: Info): string {
  const games = terms.games === null ? t('page-one-match') : t('page-so-many-games', { count: terms.games })
  const minutes = minutesOf(terms, bots, offers)
  return minutes === null ? games : t('page-so-long', { games, time: duration(60 * minutes) })
}

/** The nearest number of minutes that one would say; of several hours, half an hour exactly. */
export function rounded(minutes: number): number {
  if (minutes > ROUND.at(-1)!) return Math.round(minutes / 30) * 30
  return ROUND.reduce((best, one) => (Math.abs(one - minutes) < Math.abs(best - minutes) ? one : best))
}

function printed(edition: AnyEdition, game: string, offers: Info) {
  const own = offers.games[game]!
  return own.editions[isHouse(edition) ? (baseOf(edition, own) ?? '') : edition]
}
