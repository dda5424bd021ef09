import { beforeEach, expect, it } from 'vitest'
import { Deals, newSalt, note, seenAt } from './fair.svelte'
import type { Fair, TableMessage } from './types'

const HASH = 'c'.repeat(64)
type Sent = { seat: number; salt: string; commitment: string }
let sent: Sent[] = []
let answer = 'done'

beforeEach(() => {
  localStorage.clear()
  sent = []
  answer = 'done'
})
function deals(id = 'T'): Deals {
  return new Deals(id, (message) => {
    sent.push(message as unknown as Sent)
    return Promise.resolve({ is: answer, key: null })
  })
}
const news = (state: string, fair: Fair | undefined, mine = [0], next: string | null = null) =>
  ({ table: { state, next }, mine, fair }) as unknown as TableMessage
const settled = () => new Promise((done) => setTimeout(done))

it('makes salts of sixteen bytes, each another', () => {
  expect(newSalt()).toMatch(/^[0-9a-f]{32}$/)
  expect(newSalt()).not.toBe(newSalt())
})

it('adds once for each seat of this device, and remembers the hash it saw first', async () => {
  const at = deals()
  at.see(news('lobby', { commitment: HASH, salted: [1] }, [0, 1, 2]))
  at.see(news('lobby', undefined, [0, 1, 2]))
  await settled()
  expect(sent.map(({ seat }) => seat)).toEqual([0, 2])
  expect(sent.every(({ commitment }) => commitment === HASH)).toBe(true)
  at.see(news('lobby', { commitment: 'd'.repeat(64), salted: [0, 1, 2] }, [0, 1, 2]))
  const salts = sent.map(({ salt }) => salt)
  expect(seenAt('T')).toEqual({ table: 'T', commitment: HASH, seal: '', salts: salts, kept: salts, mine: [] })
  at.see(news('playing', { commitment: HASH, salts: [], seal: 'first' }, [0, 1, 2]))
  at.see(news('playing', { commitment: HASH, salts: [], seal: 'another' }, [0]))
  expect([seenAt('T')!.seal, seenAt('T')!.mine]).toEqual(['first', [0, 1, 2]])
})

it('adds nothing where nobody of this device sits, and anew where somebody sits down again', async () => {
  const at = deals()
  at.see(news('lobby', { commitment: HASH, salted: [] }, []))
  expect(sent).toEqual([])
  at.see(news('lobby', undefined, [1]))
  await settled()
  at.see(news('lobby', { commitment: HASH, salted: [1] }, [1]))
  expect(seenAt('T')!.kept.length).toBe(1)
  at.see(news('lobby', { commitment: HASH, salted: [] }, []))
  expect(seenAt('T')!.kept).toEqual([]) // what was added went with the seat
  at.see(news('lobby', undefined, [0]))
  await settled()
  expect(sent.map(({ seat }) => seat)).toEqual([1, 0])
})

it('tries again where the line was cut, and believes only what was taken', async () => {
  answer = 'lost'
  const at = deals()
  at.see(news('lobby', { commitment: HASH, salted: [] }))
  await settled()
  expect(seenAt('T')!.kept).toEqual([])
  answer = 'done'
  at.see(news('lobby', undefined))
  await settled()
  expect([sent.length, seenAt('T')!.kept]).toEqual([2, [sent[1]!.salt]])
})

it('takes along to the next match what it saw and added', async () => {
  const next = { commitment: HASH, salted: [] }
  const at = deals()
  at.see(news('over', { seal: 's', next }))
  at.wish([0])
  at.wish([0])
  await settled()
  expect(sent.length).toBe(1)
  at.see(news('over', { seal: 's', next: { commitment: 'd'.repeat(64), salted: [] } }, [0], 'U'))
  expect(seenAt('U')).toEqual({ table: 'U', commitment: HASH, seal: '', salts: [sent[0]!.salt], kept: [sent[0]!.salt], mine: [] })
})

it('does not take for the next match one that may be a later one', () => {
  const at = deals()
  at.see(news('over', { seal: 's', next: { commitment: HASH, salted: [] } }, [0], 'U'))
  at.wish([0])
  at.see(news('over', undefined, [0], 'V'))
  expect([seenAt('U'), seenAt('V')]).toEqual([undefined, undefined])
})

it('has nothing to do with tables from before there were fair deals', () => {
  const at = deals()
  at.see(news('playing', {}))
  at.see(news('lobby', undefined))
  at.wish([0])
  expect([sent, localStorage.length]).toEqual([[], 0])
})

it('remembers a hundred tables, and forgets what cannot be read', () => {
  for (let number = 0; number < 120; number++) note(`T${number}`, { commitment: HASH })
  expect([seenAt('T19'), seenAt('T20')?.commitment]).toEqual([undefined, HASH])
  localStorage.setItem('fair', '[null, 7, {"table": "T"}, {"table": 7, "salts": []}]')
  expect(seenAt('T')).toBeUndefined()
})
