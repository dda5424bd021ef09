import { beforeEach, expect, test, vi } from 'vitest'
import type { Pad } from './pad'

const pad = (name: string): Pad => ({ game: 'half', edition: 'fundex', games: 6, names: [name, 'Bram'], rows: [] })
const kept = () => JSON.parse(localStorage.getItem('pads') ?? '[]') as { pad: Pad; known?: unknown }[]

/** The pads of a page that is opened now. */
async function opened() {
  vi.resetModules()
  return (await import('./pads.svelte')).pads
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
  pads.write(id, [{ finisher: 0, held: [0, 3] }])
  expect(pads.isKept).toBe(true)
  expect(kept().map((one) => one.pad.rows.length)).toEqual([1])
})

test('and with none at all nothing is lost silently', async () => {
  const pads = await opened()
  const first = pads.add(pad('Anna'))
  fits = () => false
  const second = pads.add(pad('Carla'))
  expect(pads.isKept).toBe(false)
  pads.write(first, [{ finisher: 0, held: [0, 3] }])
  expect(pads.all.map(({ id }) => id)).toEqual([first, second])
  fits = () => true
  pads.remove(first)
  expect([pads.isKept, kept().map((one) => one.pad.names[0])]).toEqual([true, ['Carla']])
})
