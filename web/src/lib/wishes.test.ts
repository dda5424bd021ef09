import { expect, it } from 'vitest'
import { readable } from '../games/level8/levels'
import type { Level8Offer, Line, OwnCard } from '../games/level8/types'
import type { Info, Offer, Parameter } from './types'
import { granted, playable, USUAL, Wishes, type Wish } from './wishes.svelte'

const parameters = {
  stock: { value: 'all', rule: 'H03', kind: 'whole', low: 0, high: 3, word: 'all' },
  five_wild: { value: false, rule: 'H17x', kind: 'flag' },
  games: { value: 6, rule: 'H25', kind: 'whole', low: 1, high: 99 },
} satisfies Record<string, Parameter>
const half: Offer = {
  seats: [2, 5],
  games: [1, 99],
  bots: ['learner', 'family'],
  usual_bot: 'family',
  editions: {
    amigo: { book: '', base: null, default_for: [], parameters },
    fundex: { book: '', base: 'amigo', default_for: ['en'], parameters },
  },
}
const LINES: Line[] = Array.from({ length: 8 }, () => [['set', 2]])
const level8: Level8Offer = {
  ...half,
  seats: [2, 6],
  games: null,
  editions: {
    master: { book: '', base: null, default_for: ['en'], parameters: {}, card: 'master-1' },
    level8: { book: '', base: 'master', default_for: [], parameters: {}, card: 'level8-1' },
  },
  cards: { 'master-1': { source: 'reconstruction', levels: LINES }, 'level8-1': { source: 'printed', levels: LINES } },
  card_shape: { levels: 8, groups: 5, kinds: ['run', 'set'], sizes: [2, 10], most: 10, longest_name: 40 },
}
const offers = {
  games: { half, level8 },
  clocks: { none: { move: 0, reserve: 0 }, quick: { move: 15, reserve: 60 } },
  paces: ['slow', 'normal', 'fast'],
  longest_name: 24,
} as unknown as Info
const GARBAGE: unknown[] = [null, 7, -1, 1e9, 1.5, '', 'x', '__proto__', 'constructor', [], ['__proto__'], [null, 7, {}], {}, true]

it('grants what the server offers', () => {
  const wish: Wish = { ...USUAL.bots, games: 3, pace: 'fast', clock: 'quick', bots: ['learner', 'gone', ''] }
  expect(granted('bots', wish, 'half', offers)).toEqual({ ...wish, bots: ['learner', 'family', 'family'] })
})

it('gives the usual for what the server does not offer', () => {
  const wish: Wish = { ...USUAL.friends, seats: 9, games: 1000, clock: 'toString', pace: 'gone', absent: 'ghost' }
  expect(granted('friends', wish, 'half', offers)).toEqual(USUAL.friends)
})

it('sits no more people and bots down than there are seats', () => {
  const wish: Wish = { ...USUAL.device, people: ['Bram', 'x'.repeat(99), 'Clara'], bots: ['family', 'family', 'family'] }
  const { people, bots } = granted('device', wish, 'half', offers)
  expect([people.map((name) => name.length), bots.length]).toEqual([[4, 24, 5], 1])
})

it('makes terms that the server takes, whatever was kept', () => {
  for (const garbage of GARBAGE)
    for (const key of ['edition', 'card', 'cards', 'house-editions', 'wish-bots', ...Object.keys(USUAL.bots)]) {
      localStorage.clear()
      const inside = key in USUAL.bots
      localStorage.setItem(inside ? 'wish-bots' : key, JSON.stringify(inside ? { [key]: garbage } : garbage))
      const wishes = new Wishes('half')
      const { edition, seats, games, clock, pace, absent, ...rest } = wishes.terms('bots', offers)
      expect(Object.keys(half.editions)).toContain(edition)
      expect(seats >= 2 && seats <= 5 && Number.isInteger(games) && games! >= 1 && games! <= 99).toBe(true)
      expect([clock, pace, absent]).toEqual(['none', 'normal', 'bot'])
      expect(Object.keys(rest).sort()).toEqual(['chat', 'game', 'helps', 'listed', 'spectators'])
      expect(wishes.way('bots', offers).bots.every((level) => half.bots.includes(level))).toBe(true)
    }
})

it('plays only house editions that can be played, each name once', () => {
  const ours = { base: 'amigo', name: 'ours', five_wild: true, stock: 2 }
  const kept = [
    ...GARBAGE,
    { base: 'amigo', name: 'ours', five_wild: false },
    { ...ours, stock: 2, games: 1000, wild: true, __proto__: { games: 3 } },
    { base: 'toString', name: 'a' },
    { base: 'amigo', name: '  ' },
    { base: 'amigo', name: 'Fundex' },
    { base: 'amigo', name: 'x'.repeat(41) },
  ]
  expect(playable(kept, half)).toEqual([ours])
})

it('keeps each game apart, and what was kept of 8½ before there were two', () => {
  localStorage.clear()
  localStorage.setItem('edition', '"amigo"')
  localStorage.setItem('wish-friends', '{"seats":5,"games":2}')
  const before = new Wishes('half').terms('friends', offers)
  expect([before.edition, before.seats, before.games, 'card' in before]).toEqual(['amigo', 5, 2, false])
  const other = new Wishes('level8')
  expect(other.terms('friends', offers)).toMatchObject({ game: 'level8', edition: 'master', card: 'master-1', seats: 3, games: null })
  other.change('friends', { seats: 6 })
  expect(new Wishes('level8').terms('friends', offers).seats).toBe(6)
  expect(new Wishes('half').terms('friends', offers)).toEqual(before)
})

it('plays with the level card of the box, until another is chosen', () => {
  localStorage.clear()
  const mine = new Wishes('level8')
  mine.choose('level8')
  expect(mine.set(level8)).toBe('level8-1')
  mine.chooseSet('master-1', level8)
  expect(new Wishes('level8').set(level8)).toBe('master-1')
  mine.chooseSet('level8-1', level8) // that of the box: it goes with the box
  mine.choose('master')
  expect(mine.set(level8)).toBe('master-1')
  const ours = { name: 'ours', levels: LINES }
  mine.keepOwn(ours, null, level8)
  mine.chooseSet(ours, level8)
  expect(new Wishes('level8').terms('bots', offers).card).toEqual(ours)
  mine.keepOwn({ name: 'mine', levels: LINES }, 'ours', level8)
  expect((mine.own(level8) as OwnCard[]).map((one) => one.name)).toEqual(['mine'])
  mine.keepOwn(null, 'mine', level8)
  expect([mine.own(level8), mine.set(level8)]).toEqual([[], 'master-1'])
})

it('reads only level cards that can be', () => {
  const line = (at: unknown) => [at, ...LINES.slice(1)]
  const wrong = [[], [['run']], [['flush', 3]], [['set', 1]], [['set', 2.5]], [['set', 2, 3]], [null], null, Array(6).fill(['set', 2])]
  const kept = [...GARBAGE, ...wrong.map((one, at) => ({ name: `n${at}`, levels: line(one) })), { name: 'master-1', levels: LINES }]
  expect(readable([...kept, { name: 'ours', levels: LINES, more: 1 }, { name: ' ', levels: LINES }], level8)).toEqual([
    { name: 'ours', levels: LINES },
  ])
})
