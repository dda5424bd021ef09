// How each sound is made: a little noise for paper, a few tones for bells. No files. Loaded for those who want to hear them.

export type SoundName = 'laid' | 'drawn' | 'taken' | 'caught' | 'out' | 'turn' | 'won' | 'lost'

/** A soft snap of paper: noise through a filter that closes. */
interface Snap {
  noise: true
  at: number
  time: number
  loud: number
  from: number // Hz, where the filter begins
  to: number
}
/** A tone that rings out: of wood where it is short, of a bell where it is long. */
interface Tone {
  pitch: number
  at: number
  time: number
  loud: number
  to?: number // Hz, where it slides to
}

const snap = (at: number, loud: number, from: number, to: number, time = 0.09): Snap => ({ noise: true, at, time, loud, from, to })
const tone = (pitch: number, at: number, time: number, loud: number, to?: number): Tone => ({
  pitch,
  at,
  time,
  loud,
  ...(to ? { to } : {}),
})
/** A warm bell: a tone, and two weaker ones above it that go sooner. */
const bell = (pitch: number, at: number, time: number, loud: number): Tone[] => [
  tone(pitch, at, time, loud),
  tone(pitch * 2, at, time * 0.6, loud * 0.3),
  tone(pitch * 3.01, at, time * 0.3, loud * 0.12),
]

export const SOUNDS: Record<SoundName, (Snap | Tone)[]> = {
  laid: [snap(0, 0.5, 4200, 700), tone(210, 0, 0.07, 0.22, 130)],
  drawn: [snap(0, 0.42, 1200, 5200, 0.13)],
  taken: [snap(0, 0.3, 2600, 500), snap(0.07, 0.3, 2400, 450), snap(0.14, 0.34, 2200, 380, 0.16), tone(120, 0.14, 0.14, 0.3, 82)],
  caught: [snap(0, 0.45, 5200, 400, 0.14), tone(174, 0, 0.16, 0.34, 98), ...bell(294, 0.09, 0.4, 0.16), ...bell(247, 0.2, 0.5, 0.16)],
  out: [...bell(392, 0, 0.4, 0.2), ...bell(523, 0.09, 0.4, 0.2), ...bell(659, 0.18, 0.6, 0.22)],
  turn: [tone(880, 0, 0.05, 0.1, 640), ...bell(587, 0, 0.35, 0.16), ...bell(880, 0.11, 0.5, 0.14)],
  won: [...bell(392, 0, 0.5, 0.2), ...bell(523, 0.13, 0.5, 0.2), ...bell(659, 0.26, 0.5, 0.2), ...bell(784, 0.39, 1.1, 0.24)],
  lost: [...bell(440, 0, 0.5, 0.16), ...bell(349, 0.18, 0.8, 0.16)],
}

const SOFTEST = 0.0004

let hiss: AudioBuffer | null = null

function noise(on: BaseAudioContext): AudioBuffer {
  if (hiss?.sampleRate === on.sampleRate) return hiss
  hiss = on.createBuffer(1, on.sampleRate / 4, on.sampleRate)
  const samples = hiss.getChannelData(0)
  let seed = 1 // the same rustle every time
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    samples[at] = seed / 2 ** 31 - 1
  }
  return hiss
}

function loudness(on: BaseAudioContext, begin: number, { time, loud }: Snap | Tone): GainNode {
  const gain = on.createGain()
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(loud, begin + 0.004) // never a click
  gain.gain.exponentialRampToValueAtTime(SOFTEST, begin + time)
  return gain
}

function play(on: BaseAudioContext, to: AudioNode, part: Snap | Tone, when: number): void {
  const begin = when + part.at
  const gain = loudness(on, begin, part)
  gain.connect(to)
  if ('noise' in part) {
    const source = on.createBufferSource()
    const filter = on.createBiquadFilter()
    source.buffer = noise(on)
    filter.type = 'bandpass'
    filter.Q.value = 0.7
    filter.frequency.setValueAtTime(part.from, begin)
    filter.frequency.exponentialRampToValueAtTime(part.to, begin + part.time)
    source.connect(filter).connect(gain)
    source.start(begin)
    source.stop(begin + part.time)
  } else {
    const source = on.createOscillator()
    source.type = 'sine'
    source.frequency.setValueAtTime(part.pitch, begin)
    if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, begin + part.time)
    source.connect(gain)
    source.start(begin)
    source.stop(begin + part.time)
  }
}

/** Put a sound onto something that plays or records; twice as far up is twice as loud to the ear. */
export function sound(on: BaseAudioContext, name: SoundName, volume: number, when: number): void {
  const gain = on.createGain()
  gain.gain.value = volume ** 2
  gain.connect(on.destination)
  for (const part of SOUNDS[name]) play(on, gain, part, when)
}
