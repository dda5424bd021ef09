import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Words } from '../games/half/words'
import { Transcript } from './transcript.svelte'
import { loadWords } from './words'

const words = new Words('en', ['You', 'Bram', 'Clara'], 0)
const hello = (n: number, seat: number) => ({ n, seat, phrase: 'hello' })
const lines = (transcript: Transcript) => transcript.lines.map(({ line }) => line)

beforeEach(async () => {
  await loadWords('en')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('shows and speaks all that is said, each for its own time', () => {
  const transcript = new Transcript()
  transcript.hear([hello(1, 1)], words) // before we came
  transcript.hear([hello(1, 1), hello(2, 1), hello(3, 2)], words)
  expect(lines(transcript)).toEqual(['Bram says: Hello!', 'Clara says: Hello!'])
  vi.advanceTimersByTime(3000)
  transcript.hear([hello(2, 1), hello(3, 2), hello(4, 0)], words)
  expect(lines(transcript).at(-1)).toBe('You say: Hello!')
  expect(Object.keys(transcript.bubbles)).toEqual(['0', '1', '2'])
  vi.advanceTimersByTime(3000)
  expect(Object.keys(transcript.bubbles)).toEqual(['0'])
  vi.advanceTimersByTime(3000)
  expect(transcript.bubbles).toEqual({})
})

it('hears a server that began anew', () => {
  const transcript = new Transcript()
  transcript.hear([hello(7, 1)], words)
  transcript.hear([], words)
  transcript.hear([hello(1, 2)], words)
  expect(lines(transcript)).toEqual(['Clara says: Hello!'])
})

it('asks once, and keeps it from the next one at this device', () => {
  const transcript = new Transcript()
  transcript.speak(['Bram lays a 7.'])
  transcript.ask('Your turn.')
  transcript.ask('Your turn.')
  expect(lines(transcript)).toEqual(['Bram lays a 7.', 'Your turn.'])
  transcript.passOn()
  expect(lines(transcript)).toEqual(['Bram lays a 7.'])
})
