import { expect, it } from 'vitest'
import { gameOf, gameOfRule, games, isGame } from '.'
import { sectionsOf } from '../lib/law'

const law = (game: string) => gameOf(game)!.law

it('has our games, and no other', () => {
  expect(games()).toEqual(['half', 'level8'])
  expect(['half', 'level8', 'high', '', '__proto__', null].map(isGame)).toEqual([true, true, false, false, false, false])
})

it('reads the laws of both games', () => {
  expect(sectionsOf(law('half'))).toEqual(['cards', 'setting-up', 'turn', 'table', 'end'])
  expect(sectionsOf(law('level8'))).toEqual(['cards', 'setting-up', 'turn', 'groups', 'jokers', 'specials', 'end', 'mixing'])
  expect(law('half')[0]).toEqual({ number: 'H01', section: 'cards', editions: [] })
  expect(law('half').find((rule) => rule.number === 'H21b')?.editions).toEqual(['fundex'])
  expect(law('level8').find((rule) => rule.number === 'L24')?.editions).toEqual([
    'master+skips',
    'master+level8',
    'level8',
    'level8-98',
    'level8-101',
  ])
  expect(law('level8').find((rule) => rule.number === 'L12')?.section).toBe('groups')
  expect(['H14', 'L08', 'L23a', 'X01', 'half'].map(gameOfRule)).toEqual(['half', 'level8', 'level8', undefined, undefined])
  const numbers = games().flatMap((game) => law(game).map((rule) => rule.number))
  expect(new Set(numbers).size).toBe(numbers.length)
})
