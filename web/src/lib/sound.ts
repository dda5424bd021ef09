// Small sounds, made here: no files. Off unless somebody wants them.
import { settings } from './settings.svelte'
import type { GameEvent } from './types'

let context: AudioContext | null = null
const NOTES: Record<string, [pitch: number, at: number, time: number][]> = {
  laid: [[320, 0, 0.05]],
  turn: [
    [660, 0, 0.09],
    [880, 0.09, 0.12],
  ],
  caught: [
    [220, 0, 0.12],
    [165, 0.1, 0.22],
  ],
  took: [[190, 0, 0.12]],
  out: [
    [523, 0, 0.1],
    [784, 0.1, 0.18],
  ],
  finished: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.3],
  ],
}

// Of what happened, the loudest is heard; some sound the same.
const LOUDEST = ['over', 'round-over', 'laid-out', 'finished', 'caught', 'played', 'took', 'laid', 'laid-off', 'discarded', 'drew']
const SAME: Record<string, string> = {
  over: 'finished',
  'round-over': 'finished',
  'laid-out': 'out',
  played: 'caught',
  'laid-off': 'laid',
  discarded: 'laid',
}

function note(pitch: number, at: number, time: number): void {
  context ??= new AudioContext() // may throw, where there is nothing to hear with
  const tone = context.createOscillator()
  const loudness = context.createGain()
  const begin = context.currentTime + at
  tone.type = 'triangle'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0.12, begin)
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + time)
  tone.connect(loudness).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + time)
}

/** One sound for what happened, the loudest of it; another when it is the listener's turn. */
function sound(events: GameEvent[], mine: number[]): void {
  const happened = LOUDEST.find((type) => events.some((event) => event.type === type))
  const notes = happened && NOTES[SAME[happened] ?? happened]
  if (notes) for (const [pitch, at, time] of notes) note(pitch, at, time)
  if (events.some((event) => event.type === 'turn' && mine.includes(event.seat ?? -1)))
    for (const [pitch, at, time] of NOTES.turn!) note(pitch, at + 0.35, time)
}

/** Hear what happened, if one wants to. */
export function hear(events: GameEvent[], mine: number[]): void {
  if (!settings.sound) return
  try {
    sound(events, mine)
  } catch {
    settings.sound = false // there is nothing to hear with
  }
}
