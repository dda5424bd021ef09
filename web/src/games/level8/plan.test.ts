import { expect, test } from 'vitest'
import { held } from './hand'
import { groupsOf } from './lay'
import { Plan } from './plan.svelte'
import type { Draft, Group } from './types'

const LINE: Group[] = [
  ['set', 2],
  ['run', 3],
]
const HAND = held(['r3', 'b3', 'b3', 'g6', 'j1', 'j6'])

/** A plan, and what the server was asked; each question waits until it is answered. */
function planned(): { plan: Plan; asked: string[][][]; answer: (move?: string | null, at?: number) => Promise<void> } {
  const asked: string[][][] = []
  const answers: ((draft: Draft | null) => void)[] = []
  const plan = new Plan(
    () => LINE,
    (groups) => {
      asked.push(groups)
      return new Promise((done) => answers.push(done))
    },
  )
  const said = (groups: string[][], move: string | null): Draft => ({
    move,
    refusal: null,
    groups: groups.map((cards, at) => {
      const [group, size] = LINE[at]!
      return { group, size, cards, missing: size - cards.length, wrong: [], jokers: [{ joker: 'j1', may_be: ['r1', 'r3'] }], takes: ['g6'] }
    }),
  })
  const answer = async (move: string | null = null, at = asked.length - 1) => {
    answers[at]!(said(asked[at]!, move))
    await Promise.resolve()
    await Promise.resolve()
  }
  return { plan, asked, answer }
}

test('the server is asked of the groups as they lie, with what is said of jokers', () => {
  const { plan, asked } = planned()
  plan.put(0, ['r3#1', 'j1#1'])
  plan.say('j1#1', 'r3')
  expect(asked).toEqual([
    [['r3', 'j1'], []],
    [['r3', 'j1=r3'], []],
  ])
})

test('an answer holds only as long as the groups are those it was asked for', async () => {
  const { plan, answer } = planned()
  plan.put(0, ['r3#1', 'b3#1'])
  expect(plan.whole).toBeNull()
  await answer('lay r3 b3')
  expect(plan.whole?.move).toBe('lay r3 b3')
  plan.put(1, ['g6#1'])
  expect(plan.whole).toBeNull() // and if the answer is lost, it stays so
  plan.take('g6#1')
  expect(plan.whole?.move).toBe('lay r3 b3')
})

test('another meaning of a joker is another question', async () => {
  const { plan, answer } = planned()
  plan.put(0, ['r3#1', 'j1#1'])
  await answer('lay r3 j1=r3')
  plan.say('j1#1', 'r1')
  expect(plan.whole).toBeNull()
  await answer('lay r3 j1=r1')
  expect(plan.whole?.move).toBe('lay r3 j1=r1')
})

test('of two answers the one to the last question counts', async () => {
  const { plan, answer } = planned()
  plan.put(0, ['r3#1'])
  plan.put(0, ['b3#1'])
  await answer('new', 1)
  await answer('old', 0)
  expect(plan.whole?.move).toBe('new')
})

test('cards that move from one group to another are not the same plan', async () => {
  const { plan, answer } = planned()
  plan.put(0, ['r3#1'])
  plan.put(1, ['b3#1', 'g6#1'])
  await answer('one')
  plan.put(0, ['b3#1'])
  expect(plan.whole).toBeNull()
})

test('a group that did not change keeps what was said of it', async () => {
  const { plan, answer } = planned()
  plan.put(0, ['r3#1'])
  await answer()
  plan.put(1, ['g6#1'])
  expect(plan.slots[0]!.said?.missing).toBe(1)
  expect(plan.slots[1]!.said).toBeNull()
  expect(plan.slots[1]!.cards).toEqual(['g6'])
  expect(plan.mayBe(0, 'j1#1')).toEqual(['r1', 'r3'])
  expect(plan.mayBe(1, 'j1#1')).toEqual([])
})

test('in another group, and back in the hand, a joker is any card again', () => {
  const { plan } = planned()
  plan.put(0, ['j1#1'])
  plan.say('j1#1', 'r3')
  plan.put(0, ['j1#1', 'r3#1']) // the same group
  expect(plan.stands).toEqual({ 'j1#1': 'r3' })
  plan.put(1, ['j1#1'])
  expect(plan.stands).toEqual({})
  plan.say('j1#1', 'r3')
  plan.take('j1#1')
  expect(plan.stands).toEqual({})
  expect([...plan.keys]).toEqual(['r3#1'])
})

test('a whole lay is put into the groups', () => {
  const { plan, asked } = planned()
  plan.fill('lay b3 b3 / j1=g4 j6=g6', HAND)
  expect(plan.groups).toEqual([
    ['b3#1', 'b3#2'],
    ['j1#1', 'j6#1'],
  ])
  expect(asked).toEqual([groupsOf('lay b3 b3 / j1=g4 j6=g6')])
})

test('of two equal cards the one that is left stays in its group', () => {
  const { plan } = planned()
  plan.put(0, ['b3#2', 'g6#1'])
  plan.follow(held(['r3', 'b3']))
  expect(plan.groups).toEqual([['b3#1'], []])
})

test('cleared, nothing lies anywhere', async () => {
  const { plan, answer } = planned()
  plan.put(0, ['j1#1'])
  plan.say('j1#1', 'r3')
  await answer('a lay')
  plan.clear()
  expect([plan.isEmpty, plan.whole, plan.stands]).toEqual([true, null, {}])
})
