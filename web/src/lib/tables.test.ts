import { beforeEach, expect, test, vi } from 'vitest'
import { notices } from './notices.svelte'
import { myTables } from './tables.svelte'

vi.hoisted(() => vi.stubGlobal('isSecureContext', true))
const answers: ((found: object) => void)[] = []
beforeEach(() => {
  answers.length = 0
  const fetched = () => new Promise((done) => answers.push((found) => done(Response.json(found))))
  vi.stubGlobal('fetch', fetched)
})
const found = (...ids: string[]) => ({
  mine: ids.map((id) => ({ id, mine: [], turn: null, state: 'playing', terms: {} })),
  listed: [],
  account: false,
})

test('of two looks the older answer does not win', async () => {
  const looks = [myTables.look(), myTables.look()]
  answers[1]!(found('new'))
  await looks[1]
  answers[0]!(found('old'))
  await looks[0]
  expect(myTables.mine.map(({ id }) => id)).toEqual(['new'])
  const third = myTables.look()
  answers[2]!(found('third'))
  await third
  expect(myTables.mine.map(({ id }) => id)).toEqual(['third'])
})

test('a notice that a worker has shown is taken back too', async () => {
  const close = vi.fn()
  const getNotifications = vi.fn((_: { tag: string }) => Promise.resolve([{ close }]))
  const serviceWorker = { getRegistration: () => Promise.resolve({ getNotifications }) }
  vi.stubGlobal('navigator', { ...navigator, serviceWorker })
  await notices.takeBack('a-table')
  expect(getNotifications).toHaveBeenCalledWith({ tag: 'a-table' })
  expect(close).toHaveBeenCalledOnce()
})
