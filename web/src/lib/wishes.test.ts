import { expect, it } from 'vitest'
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
const offers = {
  games: { half },
  clocks: { none: { move: 0, reserve: 0 }, quick: { move: 15, reserve: 60 } },
  paces: ['slow', 'normal', 'fast'],
  longest_name: 24,
} as unknown as Info
const GARBAGE: unknown[] = [null, 7, -1, 1e9, 1.5, '', 'x', '__proto__', 'constructor', [], ['__proto__'], [null, 7, {}], {}, true]

it('grants what the server offers', () => {
  const wish: Wish = { ...USUAL.bots, games: 3, pace: 'fast', clock: 'quick', bots: ['learner', 'gone', ''] }
  expect(granted('bots', wish, offers)).toEqual({ ...wish, bots: ['learner', 'family', 'family'] })
})

it('gives the usual for what the server does not offer', () => {
  const wish: Wish = { ...USUAL.friends, seats: 9, games: 1000, clock: 'toString', pace: 'gone', absent: 'ghost' }
  expect(granted('friends', wish, offers)).toEqual(USUAL.friends)
})

it('sits no more people and bots down than there are seats', () => {
  const wish: Wish = { ...USUAL.device, people: ['Bram', 'x'.repeat(99), 'Clara'], bots: ['family', 'family', 'family'] }
  const { people, bots } = granted('device', wish, offers)
  expect([people.map((name) => name.length), bots.length]).toEqual([[4, 24, 5], 1])
})

it('makes terms that the server takes, whatever was kept', () => {
  for (const garbage of GARBAGE)
    for (const key of ['edition', 'house-editions', 'wish-bots', ...Object.keys(USUAL.bots)]) {
      localStorage.clear()
      const inside = key in USUAL.bots
      localStorage.setItem(inside ? 'wish-bots' : key, JSON.stringify(inside ? { [key]: garbage } : garbage))
      const wishes = new Wishes()
      const { edition, seats, games, clock, pace, absent, ...rest } = wishes.terms('bots', offers)
      expect(Object.keys(half.editions)).toContain(edition)
      expect(seats >= 2 && seats <= 5 && Number.isInteger(games) && games >= 1 && games <= 99).toBe(true)
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
