// Small sounds. Off unless somebody wants them, and never before the first touch of the page.
import { settings } from './settings.svelte'
import type { SoundName } from './sounds'
import type { GameEvent } from './types'

// Of what happened at once, the loudest is heard; some things sound alike.
const LOUDEST: [type: string, name: SoundName][] = [
  ['over', 'won'],
  ['round-over', 'won'],
  ['finished', 'won'],
  ['laid-out', 'out'],
  ['caught', 'caught'],
  ['took', 'taken'],
  ['played', 'laid'],
  ['laid', 'laid'],
  ['laid-off', 'laid'],
  ['discarded', 'laid'],
  ['drew', 'drawn'],
]
const AFTER = 0.35 // seconds, until one hears that it is one's turn

let context: AudioContext | null = null

/** Let something sound, if one wants to hear it; `wait` in seconds. */
export function ring(name: SoundName, wait = 0): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return // a browser would only complain
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    void play(context, name, context.currentTime + wait)
  } catch {
    settings.sound = false // there is nothing to hear with
  }
}

/** The first one may come a moment late, or never, if the line is down. */
async function play(on: AudioContext, name: SoundName, when: number): Promise<void> {
  const found = await import('./sounds').catch(() => null)
  found?.sound(on, name, settings.volume, Math.max(when, on.currentTime))
}

/** What of all this is heard: the loudest. */
export function loudest(events: GameEvent[]): SoundName | undefined {
  return LOUDEST.find(([type]) => events.some((event) => event.type === type))?.[1]
}

/** Who won what has just ended: the match, a game, or a round. */
function winners(events: GameEvent[]): number[] {
  const over = events.findLast(({ type }) => type === 'over')
  if (over) return (over.winners as number[] | undefined) ?? [over.winner as number]
  return events.filter(({ type, seat }) => (type === 'finished' || type === 'round-over') && seat !== undefined).map(({ seat }) => seat!)
}

/** Hear what happened, as the cards land; `landing` in seconds. A game that somebody else won ends kindly. Behind other tabs, only one's turn sounds. */
export function hear(events: GameEvent[], mine: number[], landing = 0): void {
  const name = loudest(events)
  const lost = name === 'won' && mine.length > 0 && !winners(events).some((seat) => mine.includes(seat))
  if (name && !document.hidden) ring(lost ? 'lost' : name, landing)
  if (name !== 'won' && events.some((event) => event.type === 'turn' && mine.includes(event.seat ?? -1))) ring('turn', landing + AFTER)
}
