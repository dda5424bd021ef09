import { beforeEach, expect, it } from 'vitest'
import { recall, remember } from './kept'

beforeEach(() => localStorage.clear())

it('gives back what was kept', () => {
  remember('wish', { games: 3, bots: ['family'] })
  expect(recall('wish', { games: 0, bots: [] as string[], pace: 'normal' })).toEqual({ games: 3, bots: ['family'], pace: 'normal' })
})

it('gives the usual for what no longer looks as it should', () => {
  remember('wish', { games: '3', bots: 'family', gone: true })
  expect(recall('wish', { games: 0, bots: [] as string[] })).toEqual({ games: 0, bots: [] })
  localStorage.setItem('wish', '{"__proto__": {"games": 7}, "toString": "x", "games": null}')
  expect(Object.keys(recall('wish', { games: 0 }))).toEqual(['games'])
  expect(recall('wish', { games: 0 }).games).toBe(0)
  localStorage.setItem('wish', '{broken')
  expect(recall('wish', [1])).toEqual([1])
})
