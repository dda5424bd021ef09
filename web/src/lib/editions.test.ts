import { expect, it } from 'vitest'
import { differences, gamesOf, kindOf, parametersOf } from './editions'
import { LAW, SECTIONS } from './law'
import type { Info } from './types'

const parameters = {
  stock: { value: 'all', rule: 'H03', values: 'all or a whole number from 0 to 11' },
  scoring: { value: 'points', rule: 'H24', values: 'points or cards' },
  five_wild: { value: false, rule: 'H17x', values: 'true or false' },
  games: { value: 6, rule: 'H25', values: 'a whole number from 1 to 99' },
}
const printed = { book: '', default_for: [] }
const offers = {
  editions: {
    amigo: { ...printed, base: null, parameters },
    express: { ...printed, base: 'amigo', parameters: { ...parameters, five_wild: { ...parameters.five_wild, value: true } } },
  },
} as unknown as Info

it('knows what a parameter may be', () => {
  expect(kindOf(parameters.stock)).toEqual({ is: 'whole', low: 0, high: 11, word: 'all' })
  expect(kindOf(parameters.scoring)).toEqual({ is: 'choice', words: ['points', 'cards'] })
  expect(kindOf(parameters.five_wild)).toEqual({ is: 'flag' })
  expect(kindOf(parameters.games)).toEqual({ is: 'whole', low: 1, high: 99, word: '' })
})

it('finds what an edition changes in the one it stands on', () => {
  expect(differences('amigo', offers)).toEqual([])
  expect(differences('express', offers)).toEqual([{ name: 'five_wild', value: true, rule: 'H17x' }])
  const ours = { base: 'express', name: 'ours', five_wild: false, games: 3 }
  expect(differences(ours, offers).map((one) => one.name)).toEqual(['five_wild', 'games'])
  expect(gamesOf(ours, offers)).toBe(3)
  expect(parametersOf(ours, offers).stock!.value).toBe('all')
})

it('reads the law', () => {
  expect(SECTIONS).toEqual(['cards', 'setting-up', 'turn', 'table', 'end'])
  expect(LAW[0]).toEqual({ number: 'H01', section: 'cards', editions: [] })
  expect(LAW.find((rule) => rule.number === 'H21b')?.editions).toEqual(['fundex'])
  expect(new Set(LAW.map((rule) => rule.number)).size).toBe(LAW.length)
})
