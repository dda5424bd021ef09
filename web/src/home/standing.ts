// A table in words, as the lists of the home page say it.
import { wantedBy } from '../lib/again'
import { listed, seatName, t } from '../lib/app.svelte'
import { isAsked, isMyTurn } from '../lib/tables.svelte'
import type { Summary } from '../lib/types'

/** Whether several people of this device sit there: they are called by their names then. */
export const isShared = (table: Summary): boolean => table.mine.length > 1

/** Who else sits there. */
export function othersAt(table: Summary): string[] {
  const isOther = (seat: number) => table.seats[seat]!.kind !== 'open' && (isShared(table) || !table.mine.includes(seat))
  return table.seats.flatMap((place, seat) => (isOther(seat) ? [seatName(place, seat)] : []))
}

export const freeSeats = (table: Summary): number => table.seats.filter((place) => place.kind === 'open').length

/** Who won. */
function outcome(table: Summary): string {
  if (!table.won) return t('page-is-over')
  const isYou = (seat: number) => !isShared(table) && table.mine.includes(seat)
  const names = listed(
    table.won.map((seat) => (isYou(seat) ? t('page-you') : seatName(table.seats[seat], seat))),
    'and-list',
  )
  if (table.won.length > 1) return t('again-won-shared', { names })
  if (!table.won.length) return t('again-won-nobody')
  return table.won.some(isYou) ? t('again-won-you') : t('again-won', { names })
}

/** Whose turn it is, or why it is nobody's. */
export function standing(table: Summary): string {
  const free = freeSeats(table)
  if (table.state === 'lobby') return free ? t('page-free-seats', { count: free }) : t('page-not-begun')
  if (isAsked(table)) return wantedBy(table.again!.agreed, table.seats, table.mine)
  if (table.state === 'over') return outcome(table)
  if (table.turn === null) return t('page-is-over')
  const name = seatName(table.seats[table.turn], table.turn)
  if (!isMyTurn(table)) return t('page-waiting-for', { name })
  return isShared(table) ? t('page-turn-of', { name }) : t('page-your-turn')
}
