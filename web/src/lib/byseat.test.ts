import { expect, it } from 'vitest'
import { alike, ofSeat } from './byseat'

const ours = { name: 'ours', levels: [] }

it('has one for all, or each seat’s own', () => {
  expect([ofSeat('master-1', 2), ofSeat(['master-1', ours], 1), ofSeat(undefined, 0)]).toEqual(['master-1', ours, undefined])
})

it('tells each of them once, with whose it is', () => {
  expect(alike('master-1')).toEqual([{ value: 'master-1', seats: [] }])
  expect(alike(['master-1', ours, 'master-1', { ...ours }])).toEqual([
    { value: 'master-1', seats: [0, 2] },
    { value: ours, seats: [1, 3] },
  ])
})
