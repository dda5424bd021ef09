import { expect, it } from 'vitest'
import { gameOf, gameOfRule, games, isGame } from '.'
import { bySource, sectionsOf } from '../lib/law'

const law = (game: string) => gameOf(game)!.law

it('has our games, and no other', () => {
  expect(games()).toEqual(['half', 'level8'])
  expect(['half', 'level8', 'high', '', '__proto__', null].map(isGame)).toEqual([true, true, false, false, false, false])
})

it('reads the laws of both games', () => {
  expect(sectionsOf(law('half'))).toEqual(['cards', 'setting-up', 'turn', 'table', 'end'])
  expect(sectionsOf(law('level8'))).toEqual(['cards', 'setting-up', 'turn', 'groups', 'jokers', 'specials', 'end', 'mixing'])
  expect(law('half')[0]).toEqual({ number: 'H01', section: 'cards' })
  expect(law('level8').find((rule) => rule.number === 'L12')?.section).toBe('groups')
  expect(['H14', 'L08', 'L23a', 'X01', 'half'].map(gameOfRule)).toEqual(['half', 'level8', 'level8', undefined, undefined])
  const numbers = games().flatMap((game) => law(game).map((rule) => rule.number))
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('reads who says a rule in each edition', async () => {
  const [half, level8] = [await gameOf('half')!.loadSources(), await gameOf('level8')!.loadSources()]
  for (const [game, sources] of Object.entries({ half, level8 })) {
    expect(Object.keys(sources)).toEqual(law(game).map((rule) => rule.number))
    const said = Object.values(sources).flatMap((by) => Object.values(by))
    expect(said.filter(({ book, ours }) => !book && !ours)).toEqual([])
  }
  expect(Object.keys(level8.L24!)).toEqual(['master+skips', 'master+level8', 'level8', 'level8-98', 'level8-101'])
  expect(half.H02!.amigo).toEqual({ book: '8 ½', ours: false })
  expect(half.H13a!.demi).toEqual({ book: '', ours: true })
  expect(half.H21b).toEqual({ fundex: { book: 'When a Player Runs Out of the Cards in his Bank, 2', ours: true } })
  expect(bySource(half.H05a!)).toEqual([{ editions: Object.keys(half.H05a!), source: { book: '', ours: true } }])
  expect(bySource(half.H06!).map(({ editions }) => editions.length)).toEqual([1, 1, 1, 2])
})
