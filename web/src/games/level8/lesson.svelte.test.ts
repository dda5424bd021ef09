import { beforeEach, expect, test, vi } from 'vitest'
import { Lesson, type Script } from '../../learn/lesson.svelte'
import { lesson as part } from './lesson'

const WANTED = 'lay r3 b3 / o12 p12 / y7 g7 / p9 j6=r9'
const frame = { chapter: 0, turn: 0, totals: [], view: { legal: [] }, events: [], ended: null, result: null }
const script = {
  table: { seats: [] },
  levels: null,
  steps: [
    { say: 'lay', rule: 'L07', move: WANTED, at: 0 },
    { say: 'end', rule: '', move: '', at: 1 },
  ],
  frames: [frame, frame],
} as unknown as Script

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ refusal: null })))
})

test('a level is laid in any order', () => {
  const lesson = new Lesson('level8', script, part)
  expect(lesson.isWanted(WANTED)).toBe(true)
  expect(lesson.isWanted('lay b3 r3 / p12 o12 / g7 y7 / j6=b9 p9')).toBe(true)
  expect(lesson.isWanted('lay y7 g7 / r3 b3 / p9 j6=r9 / p12 o12')).toBe(true)
})

test('another lay goes astray', async () => {
  const lesson = new Lesson('level8', script, part)
  const other = 'lay r3 b3 / o12 p12 / y7 g7 / r6 j6=r6'
  expect(lesson.isWanted(other)).toBe(false)
  await lesson.move(0, other)
  expect([lesson.step, lesson.strayed]).toEqual([0, true])
  await lesson.move(0, WANTED)
  expect([lesson.step, lesson.strayed]).toEqual([1, false])
})
