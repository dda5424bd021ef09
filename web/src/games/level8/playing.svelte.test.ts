import { expect, test } from 'vitest'
import type { AnyTable } from '../../lib/table.svelte'
import { Level8Playing } from './playing.svelte'
import type { Group } from './types'

const HAND = ['r3', 'b3', 'g6', 'j1', 'p9']
const LEVELS: Group[][] = Array.from({ length: 8 }, () => [
  ['set', 2],
  ['set', 2],
])

/** A table at which this seat decides; the moves made there. */
function table(phase: string, legal: string[], more: object = {}) {
  const moves: string[] = []
  const drafts: unknown[] = []
  const seat = { level: 1, pile: ['r1'], laid: [], keeps: 0, skip: false, shown: [], kept: [] }
  const view = {
    ...{ edition: 'master', card: 'master-1', round: 1, stock: 50, under: [], known: [[], []], phase, legal, you: 0 },
    seats: [
      { ...seat, hand: HAND },
      { ...seat, hand: 9, laid: [{ group: 'set', cards: ['o3', 'y3'] }] },
    ],
    ...more,
  }
  const places = [{ kind: 'guest', name: 'Anna' }, { kind: 'bot' }]
  const now = { seq: 1, turn: 0, mine: [0], levels: LEVELS, table: { state: 'playing', seats: places, terms: {} }, views: { 0: view } }
  let shown = $state.raw(now)
  const found = {
    get now() {
      return shown
    },
    /** The table moves on. */
    goOn: () => (shown = { ...shown, seq: shown.seq + 1 }),
    ...{ id: '', isReplay: false, isOthers: false, events: [], said: [], heardAt: 0, mayClaim: false, trouble: '' },
    ask: (asked: unknown) => {
      drafts.push(asked)
      return Promise.resolve({ is: 'lost', key: null })
    },
    move: (_: number, move: string) => {
      moves.push(move)
      return Promise.resolve({ is: 'done', key: null })
    },
    view: () => view,
  }
  return { table: found as unknown as AnyTable, moves, drafts, goOn: found.goOn }
}

const shown = (playing: Level8Playing) => playing.hand.map(({ card }) => card)

test('planned cards lie in their groups, not in the hand', () => {
  const playing = new Level8Playing(table('act', []).table)
  playing.put(0, ['r3#1', 'b3#1'])
  expect(playing.isPlanning).toBe(true)
  expect(shown(playing)).toEqual(['g6', 'p9', 'j1'])
})

test.each(['show', 'put', 'keep'])('%s: all cards of the hand are there, the planned ones too', (phase) => {
  const acting = new Level8Playing(table('act', []).table)
  acting.put(0, ['r3#1', 'b3#1'])
  const playing = new Level8Playing(table(phase, [`${phase} r3`], { choose: 3 }).table)
  playing.plan = acting.plan
  expect(playing.isPlanning).toBe(false)
  expect(shown(playing).toSorted()).toEqual(HAND.toSorted())
  playing.arrange('r3#1', null) // which takes it out of no plan
  playing.drop('b3#1', 'discard')
  expect([...playing.plan.keys]).toEqual(['r3#1', 'b3#1'])
})

test('only the main button plays the chosen cards', async () => {
  const { table: kept, moves } = table('keep', ['keep r3', 'keep b3', 'done'], { choose: 4 })
  const playing = new Level8Playing(kept)
  playing.pick('r3#1')
  playing.pick('b3#1')
  await playing.play('done')
  expect(moves).toEqual(['done'])
  await playing.playChosen()
  expect(moves).toEqual(['done', 'keep r3', 'keep b3'])
})

test('a card that lies open is marked in the hand, its twin is not', () => {
  const seat = { level: 1, pile: ['r1'], laid: [], keeps: 0, skip: false, shown: ['r3'], kept: [], hand: ['r3', 'r3', 'g6'] }
  const playing = new Level8Playing(table('show', ['show r3', 'show g6'], { choose: 2, seats: [seat, seat] }).table)
  expect(playing.hand.filter(({ key }) => playing.isLaidOpen(key)).map(({ key }) => key)).toEqual(['r3#1'])
})

test('a group takes nothing while cards are chosen to be shown', () => {
  const playing = new Level8Playing(table('show', ['show r3'], { choose: 3 }).table)
  playing.pick('r3#1')
  expect(playing.key('1')).toBe(false)
  expect(playing.plan.isEmpty).toBe(true)
})

test('the main button never lays groups that have changed since they were asked for', async () => {
  const { table: kept, drafts } = table('act', [])
  const answers = [{ is: 'draft', groups: [], move: 'lay r3 b3', refusal: null }]
  kept.ask = (asked) => {
    drafts.push(asked)
    return Promise.resolve((answers.shift() ?? { is: 'lost', key: null }) as never)
  }
  const playing = new Level8Playing(kept)
  playing.put(0, ['r3#1', 'b3#1'])
  await new Promise((done) => setTimeout(done))
  expect([playing.move, playing.ready]).toEqual(['lay r3 b3', true])
  playing.put(1, ['g6#1'])
  await new Promise((done) => setTimeout(done))
  expect(drafts.length).toBe(2)
  expect([playing.move, playing.ready]).toEqual(['', false])
})

test('the next move need not wait for the answer to the last', async () => {
  const { table: kept, moves, goOn } = table('draw', ['draw'])
  const answers: (() => void)[] = []
  kept.move = (_, move) => {
    moves.push(move)
    return new Promise((done) => answers.push(() => done({ is: 'ack', key: null })))
  }
  const playing = new Level8Playing(kept)
  const first = playing.play('draw')
  await playing.play('draw') // pressed twice
  expect([playing.busy, moves.length]).toEqual([true, 1])
  goOn()
  expect(playing.busy).toBe(false)
  const second = playing.play('draw')
  answers[0]!()
  await first
  expect([playing.busy, moves.length]).toEqual([true, 2])
  answers[1]!()
  await second
  expect(playing.busy).toBe(false)
})
