import { expect, it } from 'vitest'
import { app } from './app.svelte'
import { differences, gamesOf, parametersOf, valuesOf, valueWords } from './editions'
import type { Offer, Parameter } from './types'

const parameters = {
  stock: { value: 'all', rule: 'H03', kind: 'whole', low: 0, high: 3, word: 'all' },
  scoring: { value: 'points', rule: 'H24', kind: 'choice', choices: ['points', 'cards'] },
  five_wild: { value: false, rule: 'H17x', kind: 'flag' },
  games: { value: 6, rule: 'H25', kind: 'whole', low: 1, high: 99 },
} satisfies Record<string, Parameter>
const printed = { book: '', default_for: [] }
const offers: Offer = {
  seats: [2, 5],
  games: [1, 99],
  bots: [],
  usual_bot: '',
  editions: {
    amigo: { ...printed, base: null, parameters },
    express: { ...printed, base: 'amigo', parameters: { ...parameters, five_wild: { ...parameters.five_wild, value: true } } },
  },
}

it('knows what a parameter may be', () => {
  expect(valuesOf(parameters.stock)).toEqual(['all', 0, 1, 2, 3])
  expect(valuesOf(parameters.scoring)).toEqual(['points', 'cards'])
  expect(valuesOf(parameters.five_wild)).toEqual([false, true])
  expect(valuesOf(parameters.games)).toHaveLength(99)
})

it('finds what an edition changes in the one it stands on', () => {
  expect(differences('amigo', offers)).toEqual([])
  expect(differences('express', offers)).toEqual([{ name: 'five_wild', value: true, rule: 'H17x' }])
  const ours = { base: 'express', name: 'ours', five_wild: false, games: 3 }
  expect(differences(ours, offers).map((one) => one.name)).toEqual(['five_wild', 'games'])
  expect(gamesOf(ours, offers)).toBe(3)
  expect(parametersOf(ours, offers).stock!.value).toBe('all')
})

it('knows a game that is no series', () => {
  expect(gamesOf('amigo', { ...offers, games: null })).toBe(null)
})

it('writes a number as the language does', () => {
  const written = (['en', 'nl', 'fr', 'de'] as const).map((language) => {
    app.language = language
    return valueWords('max_plays', 10000, 'half')
  })
  app.language = 'en'
  expect(written).toEqual(['10,000', '10.000', '10\u202f000', '10.000'])
})
