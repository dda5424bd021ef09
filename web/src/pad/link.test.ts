import { beforeAll, expect, it } from 'vitest'
import type { HalfPad } from '../games/half/pad/types'
import type { Level8Pad } from '../games/level8/pad/types'
import { common } from '../paper/pad'
import { read, write } from './link'
import { loadPads, readPad } from './parts'

beforeAll(loadPads)

const half: HalfPad = {
  game: 'half',
  edition: 'fundex',
  games: 6,
  names: ['Anna', 'Bram 🦊', 'דנה'],
  rows: [
    { finisher: 0, held: [0, 7, 12] },
    { finisher: null, held: [20, 30, 22] },
  ],
}
const level8: Level8Pad = {
  game: 'level8',
  edition: 'master+skips',
  card: 'master-2',
  names: ['A', '', 'C', 'D', 'E', 'F'],
  rows: [
    { out: [0, 2, 5], ender: 5 },
    { out: [], ender: null },
  ],
}
const ours: HalfPad = { ...half, edition: { base: 'amigo', name: 'ours', five_wild: true } }
const own: Level8Pad = { ...level8, card: { name: 'ours', levels: Array.from({ length: 8 }, () => [['set', 2]]) } }

it('carries a pad whole, and shortly', async () => {
  for (const pad of [half, level8, ours, own]) expect(await read(await write(pad))).toEqual(pad)
  const long: HalfPad = { ...half, games: 99, rows: Array.from({ length: 99 }, (_, at) => ({ finisher: at % 3, held: [at % 7, 3, 5] })) }
  expect(await read(await write(long))).toEqual(long)
  expect((await write(half)).length).toBeLessThan(160)
})

it('opens the links of earlier versions, and makes the same', async () => {
  const links = [
    ['JQ23AFsxLCJoIiwiZnVuZGV4Iiw2LFsiQW5uYSIsIkJyYW0g8J-miiIsIteT16DXlCJdLFtbMSwwLDcsMTJdLFswLDIwLDMwLDIyXV1d', half],
    ['T_D0AT3HOwqAMBBF0b3c1heIBmItfjYxTGFhISqI4_6x83THWnEirjXe7Wni2O_4mzpkDAjEiJgQM2LBZVZVepdlZXf_AA', level8],
    [
      '-alsARXHMQoCMRAF0KvIr3-RRFDYTq8xDDJi1IDJQtZdC_ECttpr5ZVyDY8gvu6JJ47gFVsbIjpYToceRLH8bz_WAcQ-TXFzSacdunMd440LClalGIh1tTz7vj53EO3R3u0JpYin45I-KMUxOM4dQ1DVHw',
      ours,
    ],
    [
      'gqc5AbXKPQ6CUBBG0b3clq9ATSShM_5sYjIFxRSEBxIGbQh7Ny6C7hTHTqIgxi7XWKoc-jnRxtSNQcv7sySixDdK0poZGSs6u-sA-y7jhkDcEQ_EE_Hi3666NC6rVbv7Dw',
      own,
    ],
  ] as const
  for (const [code, pad] of links) expect([await read(code), await write(pad)]).toEqual([pad, code])
})

it('does without packing', async () => {
  const packer = globalThis.CompressionStream
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  const code = await write(half)
  globalThis.CompressionStream = packer
  expect(await read(code)).toEqual(half)
})

it('knows a damaged link, wherever it is damaged', async () => {
  const code = await write(half)
  for (let at = 0; at < code.length; at++) {
    for (const other of ['Q', 'g', '_']) {
      const changed = code.slice(0, at) + other + code.slice(at + 1)
      if (changed !== code) expect(await read(changed), `letter ${at}`).toBeNull()
    }
    expect(await read(code.slice(0, at)), `cut at ${at}`).toBeNull()
  }
  for (const garbage of ['', 'x', '%', code + '!', 'A'.repeat(9000), code + code]) expect(await read(garbage)).toBeNull()
})

it('reads nothing that is no pad', () => {
  const bad: unknown[] = [
    null,
    [],
    { ...half, names: ['Anna'] },
    { ...half, names: ['Anna', 'x'.repeat(25), 'C'] },
    { ...half, edition: 7 },
    { ...half, games: 0 },
    { ...half, rows: [{ finisher: 3, held: [1, 2, 3] }] },
    { ...half, rows: [{ finisher: 0, held: [1, 2] }] },
    { ...half, rows: [{ finisher: 0, held: [1, 2, '3'] }] },
    { ...half, game: 'level8' },
    { ...level8, card: { name: 'x', levels: [] } },
    { ...level8, rows: [{ out: [6], ender: null }] },
    { ...level8, rows: 'none' },
  ]
  for (const one of bad) expect(readPad(one), JSON.stringify(one)).toBeNull()
  expect(readPad({ ...half, more: 1, rows: [{ ...half.rows[0], points: [3, 0, 0] }] })).toEqual({ ...half, rows: [half.rows[0]] })
})

it('knows how many rows are still the same', () => {
  expect(common(half.rows, half.rows)).toBe(2)
  expect(common(half.rows, [half.rows[0], { finisher: 1, held: [1, 0, 3] }])).toBe(1)
  expect(common(half.rows, [])).toBe(0)
  expect(common([], half.rows)).toBe(0)
})
