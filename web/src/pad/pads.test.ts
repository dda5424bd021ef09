import { beforeEach, expect, test, vi } from 'vitest'
import type { Pad } from '../paper/pad'

const pad = (name: string): Pad => ({ game: 'half', edition: 'fundex', names: [name, 'Bram'], games: 6, rows: [] }) as Pad
const kept = () => JSON.parse(localStorage.getItem('pads') ?? '[]') as { pad: Pad; known?: unknown }[]

/** The pads of a page that is opened now. */
async function opened() {
  vi.resetModules()
  const [{ loadPads }, { pads }] = await Promise.all([import('./parts'), import('./pads.svelte')])
  await loadPads()
  pads.open()
  return pads
}

let fits = (_: string): boolean => true // what there is room for
beforeEach(() => {
  const items = new Map<string, string>()
  fits = () => true
  const setItem = (key: string, text: string) => {
    if (!fits(text)) throw new DOMException('', 'QuotaExceededError')
    items.set(key, text)
  }
  vi.stubGlobal('localStorage', { getItem: (key: string) => items.get(key) ?? null, setItem })
})

test('as many pads as one likes', async () => {
  const pads = await opened()
  for (let one = 0; one < 75; one++) pads.add(pad(`Anna ${one}`))
  expect(kept().length).toBe(75)
  expect((await opened()).all.at(-1)!.pad.names[0]).toBe('Anna 0')
})

test('without room, what can be asked again goes first', async () => {
  const pads = await opened()
  const id = pads.add(pad('Anna'))
  fits = (text) => !text.includes('"told"')
  pads.learn(id, { asked: {}, told: {} as never })
  pads.write(id, [{ finisher: 0, held: [0, 3] } as object])
  expect(pads.isKept).toBe(true)
  expect(kept().map((one) => one.pad.rows.length)).toEqual([1])
})

test('and with none at all nothing is lost silently', async () => {
  const pads = await opened()
  const first = pads.add(pad('Anna'))
  fits = () => false
  const second = pads.add(pad('Carla'))
  expect(pads.isKept).toBe(false)
  pads.write(first, [{ finisher: 0, held: [0, 3] } as object])
  expect(pads.all.map(({ id }) => id)).toEqual([first, second])
  fits = () => true
  pads.remove(first)
  expect([pads.isKept, kept().map((one) => one.pad.names[0])]).toEqual([true, ['Carla']])
})

test('pads that an earlier version has kept open as they were, with what the server said', async () => {
  const asked = { game: 'half', edition: 'fundex', seats: 2, rows: [{ finisher: 0, held: [0, 3] }], games: 6 }
  const told = { rows: [{ ...asked.rows[0], points: [0, 3], totals: [0, 3], wrong: null }], totals: [0, 3], leaders: [0] }
  const whole = { edition: 'fundex', names: ['Anna', 'Bram'], game: 'half', games: 6, rows: asked.rows }
  const level8 = { edition: 'level8', names: ['A', 'B'], game: 'level8', card: 'level8-1', rows: [{ out: [1], ender: null }] }
  const before = [
    { id: 'a1', at: 5, pad: whole, known: { asked, told } },
    { id: 'b2', at: 4, pad: level8 },
    { id: 'c3', at: 3, pad: { ...whole, game: 'gone' } },
  ]
  localStorage.setItem('pads', JSON.stringify(before))
  const { all } = await opened()
  expect(JSON.stringify(all)).toBe(JSON.stringify(before.slice(0, 2)))
  const { knownOf } = await import('./pads.svelte')
  expect(knownOf(all[0]!)?.rows).toBe(1)
})
