import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import type { Seen } from '../lib/fair.svelte'
import { look, readFile, type Log } from './check'

const read = (name: string) => JSON.parse(readFileSync(`../tests/logs/${name}.json`, 'utf-8')) as Log
const log = read('format-2-half') // made by Python
const { commitment, seal, salts } = log.start as { commitment: string; seal: string; salts: (string | null)[] }
const seen: Seen = { table: 'T', commitment, seal, salts: [salts[0]!], kept: [salts[0]!], mine: [0] }
const keys = async (start: object, saw?: Seen) => (await look({ ...log, start: { ...log.start, ...start } }, saw)).map(({ key }) => key)

afterEach(() => vi.unstubAllGlobals())

it('computes the same hash and seal as the server, and finds what it saw', async () => {
  expect(await keys({}, seen)).toEqual(['fair-here-fits', 'fair-seen-yes', 'fair-sealed-yes', 'fair-mine-yes'])
  expect(await keys({})).toEqual(['fair-here-fits', 'fair-seen-none'])
})

it('names what does not fit', async () => {
  expect(await keys({ seed: '0'.repeat(64) })).toContain('fair-found-key')
  expect(await keys({ salts: [null, null] })).toContain('fair-found-seal')
  for (const odd of [{ seed: 7 }, { salts: 'no' }, { salts: ['zz'] }, { commitment: null }, { seal: '' }])
    expect((await keys(odd))[0]).toBe('fair-found-unreadable')
})

it('names what is another than it saw', async () => {
  expect(await keys({}, { ...seen, commitment: 'x' })).toContain('fair-seen-no')
  expect(await keys({}, { ...seen, seal: 'x' })).toContain('fair-sealed-no')
  expect(await keys({}, { ...seen, salts: ['x'], kept: ['x'] })).toContain('fair-mine-no')
  expect(await keys({}, { ...seen, kept: [salts[0]!, 'x'], mine: [0, 1] })).toContain('fair-mine-no')
  expect(await keys({}, { ...seen, kept: [salts[0]!, 'x'] })).toContain('fair-mine-yes') // that of a seat that was left
  expect(await keys({}, { ...seen, salts: [], kept: [] })).toContain('fair-mine-none')
  expect(await keys({}, { ...seen, mine: [] })).toContain('fair-mine-none')
  expect(await keys({}, { ...seen, seal: '' })).not.toContain('fair-sealed-no')
})

it('says so where the browser computes no hashes, and compares all the same', async () => {
  vi.stubGlobal('crypto', {})
  expect((await keys({}, seen)).slice(0, 2)).toEqual(['fair-here-cannot', 'fair-seen-yes'])
})

it('has nothing to say of a log from before', async () => {
  expect(await look(read('format-1-half'), undefined)).toEqual([])
})

it('reads logs, and nothing else', async () => {
  expect((await readFile(new File([JSON.stringify(log)], 'log.json'))).check).toBe(log.check)
  for (const text of ['', 'no', '7', 'null', '{}', '{"start": null, "game": "half"}'])
    await expect(readFile(new File([text], 'log.json'))).rejects.toThrow('damaged')
  await expect(readFile(new File(['x'.repeat(1_000_001)], 'log.json'))).rejects.toThrow('large')
})
