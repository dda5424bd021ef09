// Another game with the same people, in words.
import { listed, seatName, t } from './app.svelte'
import type { PublicSeat } from './types'

/** Who wants another game: people by their names; bots always do. */
export function wantedBy(agreed: number[], seats: PublicSeat[], mine: number[]): string {
  const people = agreed.filter((seat) => seats[seat]?.kind === 'guest')
  if (people.some((seat) => mine.includes(seat))) return t('again-wanted-you')
  const names = people.map((seat) => seatName(seats[seat], seat))
  return t('again-wanted', { names: listed(names, 'and-list'), count: names.length })
}
