// What happened, as it comes in: mostly more of it; after a move was taken back, or a broken line, told anew from further back.
import type { GameEvent } from './types'

export interface Story {
  events: GameEvent[]
  fresh: GameEvent[] // what nobody here has heard yet
  takenBack: boolean // something that was told has not happened after all
}

/**
 * The story with what the server tells from event number `from` on; `sameEyes`: it is told to the same seat as before.
 * Of a long story the beginning may be missing. What does not join on is not kept.
 */
export function goOn(known: GameEvent[], from: number, told: GameEvent[], sameEyes: boolean): Story {
  const first = known[0]?.number ?? from
  const end = first + known.length
  const kept = sameEyes && first <= from && from <= end ? known.slice(0, from - first) : []
  const both = Math.min(end, from + told.length)
  let heard = Math.max(first, from)
  while (heard < both && (!sameEyes || isSame(known[heard - first]!, told[heard - from]!))) heard++
  return { events: [...kept, ...told], fresh: told.slice(heard - from), takenBack: sameEyes && heard < end }
}

function isSame(one: GameEvent, other: GameEvent): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
