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

it('begins in the middle of a long one, and goes on from there', () => {
  const long = story('a', 'b', 'c', 'd', 'e', 'f')
  const begun = goOn([], 3, long.slice(3, 5), true)
  expect([types(begun.events), types(begun.fresh), begun.takenBack]).toEqual(['de', 'de', false])
  const { events, fresh, takenBack } = goOn(begun.events, 5, long.slice(5), true)
  expect([types(events), types(fresh), takenBack]).toEqual(['def', 'f', false])
})

it('knows what it has heard when it is told from further back, or from further on', () => {
  const long = story('a', 'b', 'c', 'd', 'e', 'f')
  const back = goOn(long.slice(3, 5), 1, long.slice(1), true)
  expect([types(back.events), types(back.fresh), back.takenBack]).toEqual(['bcdef', 'f', false])
  const on = goOn(long.slice(1, 5), 3, long.slice(3), true)
  expect([types(on.events), types(on.fresh), on.takenBack]).toEqual(['bcdef', 'f', false])
})

it('begins anew where it missed too much', () => {
  const { events, fresh, takenBack } = goOn(story('a', 'b'), 4, story('a', 'b', 'c', 'd', 'e', 'f').slice(4), true)
  expect([types(events), types(fresh), takenBack]).toEqual(['ef', 'ef', false])
})
