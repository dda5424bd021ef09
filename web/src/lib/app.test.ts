import { expect, it } from 'vitest'
import { ago, app, duration, seatName } from './app.svelte'
import { LANGUAGES } from './words'

const HOUR = 3600
const DAY = 24 * HOUR

it('says long times roughly', () => {
  expect([15, 60, 300, 5 * HOUR - 3, 25 * HOUR, 3 * DAY - 1, 7 * DAY].map((seconds) => duration(seconds))).toEqual([
    '15 seconds',
    '1 minute',
    '5 minutes',
    '5 hours',
    '25 hours',
    '3 days',
    '7 days',
  ])
})

it('says how long ago something was, by the days people count', async () => {
  await app.speak('en')
  const noon = new Date(2030, 0, 10, 12).getTime()
  expect([0, 90, 3 * HOUR, 11 * HOUR, 13 * HOUR, 2 * DAY].map((seconds) => ago(seconds, noon))).toEqual([
    'just now',
    '1 minute ago',
    '3 hours ago',
    '11 hours ago',
    'yesterday',
    '2 days ago',
  ])
})

it('says that everything has been deleted, in each language', async () => {
  const place = { kind: 'guest', name: '', bot: null, here: false, covered: false } as const
  const found: string[] = []
  for (const language of LANGUAGES) {
    await app.speak(language)
    found.push(seatName({ ...place, gone: true }, 1))
  }
  expect(found).toEqual(['Somebody', 'Iemand', 'Quelqu’un', 'Jemand'])
  expect(seatName(place, 1)).not.toBe('Jemand')
})
