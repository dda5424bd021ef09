// Small sounds, made here: no files. Off unless somebody wants them.
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
  finished: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.3],
  ],
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
export function sound(events: GameEvent[], mine: number[]): void {
  const happened = ['finished', 'caught', 'took', 'laid'].find((type) => events.some((event) => event.type === type))
  if (happened) for (const [pitch, at, time] of NOTES[happened]!) note(pitch, at, time)
  if (events.some((event) => event.type === 'turn' && mine.includes(event.seat ?? -1)))
    for (const [pitch, at, time] of NOTES.turn!) note(pitch, at + 0.35, time)
}
