import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from './settings.svelte'
import { hear, loudest, ring } from './sound'
import { sound, type SoundName } from './sounds'
import type { GameEvent } from './types'

vi.mock('./sounds', () => ({ sound: vi.fn() }))

const NOW = 10 // seconds, on the clock of what plays
const LANDING = 0.5
const [ME, OTHER] = [0, 1]

class Silence {
  state = 'running'
  currentTime = NOW
}
const event = (type: string, more: object = {}) => ({ type, move: 1, number: 1, ...more }) as GameEvent
const events = (...types: string[]) => types.map((type) => event(type, { seat: OTHER }))

beforeEach(() => {
  vi.stubGlobal('AudioContext', Silence)
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  settings.setSound(true)
  settings.setVolume(0.3)
})
afterEach(() => {
  vi.mocked(sound).mockClear()
  vi.restoreAllMocks()
})

/** What is heard, and when. */
async function heard(happened: GameEvent[], mine = [ME]): Promise<[SoundName, number][]> {
  hear(happened, mine, LANDING)
  await vi.dynamicImportSettled()
  await Promise.resolve()
  return vi.mocked(sound).mock.calls.map(([, name, , when]) => [name, Math.round((when - NOW) * 100) / 100])
}

it.each<[string, string[], SoundName | undefined]>([
  // 8½
  ['a card laid', ['laid', 'bid', 'turn'], 'laid'],
  ['a card laid, and one drawn', ['laid', 'bid', 'drew', 'turn'], 'laid'],
  ['a card drawn', ['drew'], 'drawn'],
  ['a pile taken', ['took', 'turn'], 'taken'],
  ['a catch', ['laid', 'bid', 'caught', 'took', 'turn'], 'caught'],
  ['the end of a game', ['laid', 'caught', 'took', 'finished', 'dealt'], 'won'],
  ['the end of a series', ['laid', 'finished', 'over'], 'won'],
  // Level 8
  ['a card drawn', ['drew', 'turn'], 'drawn'],
  ['a level laid out', ['laid-out'], 'out'],
  ['a card laid off', ['laid-off'], 'laid'],
  ['a special card played', ['played', 'turn'], 'laid'],
  ['a card discarded', ['discarded', 'turn'], 'laid'],
  ['the end of a round', ['discarded', 'round-over', 'dealt'], 'won'],
  ['the end of a match', ['laid-out', 'over'], 'won'],
  // Both
  ['a turn alone', ['turn'], undefined],
  ['somebody who comes', ['joined'], undefined],
])('of %s: %j, one hears "%s"', (_, types, name) => {
  expect(loudest(events(...types))).toBe(name)
})

it('hears a card as it lands, as loud as one likes it', async () => {
  expect(await heard(events('laid'))).toEqual([['laid', LANDING]])
  expect(vi.mocked(sound).mock.calls[0]![2]).toBe(0.3)
})

it('hears one’s own turn after what led to it, and nobody else’s', async () => {
  expect(await heard([event('laid'), event('turn', { seat: OTHER })])).toEqual([['laid', LANDING]])
  vi.mocked(sound).mockClear()
  expect(await heard([event('laid'), event('turn', { seat: ME })])).toEqual([
    ['laid', LANDING],
    ['turn', LANDING + 0.35],
  ])
})

it.each<[string, GameEvent, SoundName]>([
  ['a game of 8½', event('finished', { seat: ME }), 'won'],
  ['a game of 8½ that another won', event('finished', { seat: OTHER }), 'lost'],
  ['a series', event('over', { winners: [OTHER, ME] }), 'won'],
  ['a series that others won', event('over', { winners: [OTHER] }), 'lost'],
  ['a round of Level 8', event('round-over', { seat: ME }), 'won'],
  ['a round that another ended', event('round-over', { seat: OTHER }), 'lost'],
  ['a match of Level 8', event('over', { winner: ME }), 'won'],
  ['a match that another won', event('over', { winner: OTHER }), 'lost'],
])('at the end of %s one hears whether one has won: %j', async (_, end, name) => {
  expect(await heard([event('laid'), end, event('turn', { seat: ME })])).toEqual([[name, LANDING]])
})

it('somebody who looks on hears the winner’s bells', async () => {
  expect(await heard([event('over', { winners: [OTHER] })], [])).toEqual([['won', LANDING]])
})

it('behind other tabs only one’s turn is heard', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(await heard([event('caught'), event('turn', { seat: ME })])).toEqual([['turn', LANDING + 0.35]])
  vi.mocked(sound).mockClear()
  expect(await heard([event('over', { winners: [OTHER] })])).toEqual([])
})

it('nothing sounds that nobody asked for, nor before the page was touched', async () => {
  settings.setSound(false)
  ring('laid')
  settings.setSound(true)
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true })
  ring('laid')
  await vi.dynamicImportSettled()
  expect(sound).not.toHaveBeenCalled()
})
