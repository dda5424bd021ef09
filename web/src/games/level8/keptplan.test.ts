import { beforeEach, expect, test } from 'vitest'
import { recallPlan, rememberPlan } from './keptplan'

const PLAN = { level: '2 3 0', groups: [['r5#1', 'g5#1'], []], stands: {} }
beforeEach(() => localStorage.clear())

test('a plan is found for its table, its player and its level only', () => {
  rememberPlan('one', 0, PLAN)
  expect(recallPlan('one', 0, '2 3 0')).toMatchObject(PLAN)
  expect(recallPlan('one', 1, '2 3 0')).toBeNull()
  expect(recallPlan('other', 0, '2 3 0')).toBeNull()
  expect(recallPlan('one', 0, '3 3 0')).toBeNull()
})

test('an empty plan is forgotten, and so is the oldest of many', () => {
  for (let table = 0; table < 30; table++) rememberPlan(String(table), 0, PLAN)
  expect(recallPlan('0', 0, '2 3 0')).toBeNull()
  rememberPlan('29', 0, { ...PLAN, groups: [[], []] })
  expect(recallPlan('29', 0, '2 3 0')).toBeNull()
  expect(recallPlan('28', 0, '2 3 0')).not.toBeNull()
})

test('what does not look like plans is none', () => {
  for (const odd of ['7', '[7, null]', '[{"at": "one 0", "level": "2 3 0", "groups": [7], "stands": {}}]', 'no']) {
    localStorage.setItem('plans', odd)
    expect(recallPlan('one', 0, '2 3 0')).toBeNull()
    rememberPlan('one', 0, PLAN)
    expect(recallPlan('one', 0, '2 3 0')).not.toBeNull()
  }
})
