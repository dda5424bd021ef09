import { expect, test } from 'vitest'
import type { AnyTable } from '../../lib/table.svelte'
import { HalfPlaying } from './playing.svelte'

/** A person with this hand, who may do this. */
function playing(hand: string, legal: string[]): HalfPlaying {
  const view = { phase: 'play', plays_from: 'hand', legal, seats: [{ hand }, { hand: 3 }], you: 0 }
  const now = { seq: 1, turn: 0, mine: [0], table: { state: 'playing', seats: [{}, {}] } }
  return new HalfPlaying({ isReplay: false, isOthers: false, now, view: () => view } as unknown as AnyTable)
}

function picked(hand: string, legal: string[], ...places: number[]): string {
  const person = playing(hand, legal)
  for (const at of places) person.pick(at)
  return person.move
}

test('cards that are laid together are chosen together, in whatever order', () => {
  expect(picked('8h', ['8', '8h'], 0, 1)).toBe('8h')
  expect(picked('8h', ['8', '8h'], 1, 0)).toBe('8h')
  expect(picked('3g', ['3', '3g'], 1, 0)).toBe('3g') // whatever the rules say
})

test('cards that are not are a new choice', () => {
  expect(picked('8h', ['8'], 0, 1)).toBe('h')
  expect(picked('88h', ['8', '88', '8h'], 0, 1, 2)).toBe('h')
})

test('equal cards are, so that one hears why they do not go', () => {
  expect(picked('577', ['5'], 1, 2)).toBe('77')
  expect(picked('577', ['5'], 1, 2, 1)).toBe('7')
})

test.each([
  ['none', 'table-bot-turn'],
  ['days', 'table-person-turn'],
])('with the clock "%s" the table says of a bot: %s', (clock, said) => {
  const seats = [{ kind: 'guest', name: 'Anna' }, { kind: 'bot' }]
  const now = { seq: 1, turn: 1, mine: [0], table: { state: 'playing', seats, terms: { clock } } }
  const person = new HalfPlaying({ isReplay: false, isOthers: false, now, view: () => ({}) } as unknown as AnyTable)
  expect(person.whose).toBe(said) // no words are loaded here
})

test('a house edition says how piles lie aside; of a printed one the book does, once it is open', () => {
  const now = { seq: 1, turn: 1, mine: [0], table: { state: 'playing', seats: [{}, {}] } }
  const at = (view: object) => new HalfPlaying({ isReplay: false, isOthers: false, now, view: () => view } as unknown as AnyTable)
  expect(at({ edition: 'ours', parameters: { aside_shown: 'face-down' } }).asideShown).toBe('face-down')
  expect(at({ edition: 'express' }).asideShown).toBe(undefined)
})
