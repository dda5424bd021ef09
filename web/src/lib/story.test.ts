import { expect, it } from 'vitest'
import { goOn } from './story'
import type { GameEvent } from './types'

const story = (...types: string[]): GameEvent[] => types.map((type, number) => ({ number, move: number, type }))
const types = (events: GameEvent[]) => events.map((event) => event.type).join('')

it('goes on where it stood', () => {
  const { events, fresh, takenBack } = goOn(story('a', 'b'), 2, story('a', 'b', 'c').slice(2), true)
  expect([types(events), types(fresh), takenBack]).toEqual(['abc', 'c', false])
})

it('tells nothing twice after a move was taken back', () => {
  const { events, fresh, takenBack } = goOn(story('a', 'b', 'c'), 0, story('a', 'b'), true)
  expect([types(events), types(fresh), takenBack]).toEqual(['ab', '', true])
})

it('tells what was done instead', () => {
  const { fresh, takenBack } = goOn(story('a', 'b', 'c'), 0, story('a', 'b', 'd', 'e'), true)
  expect([types(fresh), takenBack]).toEqual(['de', true])
})

it('tells only what was missed, when all is told again', () => {
  const { fresh, takenBack } = goOn(story('a', 'b'), 0, story('a', 'b', 'c'), true)
  expect([types(fresh), takenBack]).toEqual(['c', false])
})

it('tells nothing again that now looks otherwise to another seat', () => {
  const { events, fresh, takenBack } = goOn(story('a', 'b'), 0, story('x', 'y', 'z'), false)
  expect([types(events), types(fresh), takenBack]).toEqual(['xyz', 'z', false])
})
