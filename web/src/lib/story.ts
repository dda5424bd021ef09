// What happened, as it comes in: mostly more of it; after a move was taken back, or a broken line, told anew from further back.
import type { GameEvent } from './types'

export interface Story {
  events: GameEvent[]
  fresh: GameEvent[] // what nobody here has heard yet
  takenBack: boolean // something that was told has not happened after all
}

/** The story with what the server tells from event `from` on; `sameEyes`: it is told to the same seat as before. */
export function goOn(known: GameEvent[], from: number, told: GameEvent[], sameEyes: boolean): Story {
  const events = [...known.slice(0, from), ...told]
  const most = Math.min(known.length, events.length)
  let same = Math.min(from, most)
  while (same < most && (!sameEyes || isSame(known[same]!, events[same]!))) same++
  return { events, fresh: events.slice(same), takenBack: sameEyes && same < known.length }
}

function isSame(one: GameEvent, other: GameEvent): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
