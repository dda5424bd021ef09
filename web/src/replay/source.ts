// Where a replay comes from: a finished table of this server, or a log from somebody's own disk. The server works out every step.
import { ask, Trouble, trouble } from '../lib/api'
import type { GameEvent, PublicTable, View } from '../lib/types'

export type Eyes = 'all' | 'spectator' | number // whose: a seat's, a spectator's; all cards open
interface About {
  moves: number
  chapters: number[] // the moves after which a game, or a round, begins
  table: PublicTable
  mine: number[] // the reader's own seats
  token: string | null // what shows it to others
}
/** The match after one of its moves, with what happened in it. */
export interface Frame {
  move: number
  turn: number | null
  totals: number[]
  view: View
  events: GameEvent[]
  position?: { seats: unknown[] } // the whole truth, where all cards lie open
  ended?: unknown // where a game or a round begins, and at the end: how the one before ended
  result?: unknown
  facts?: unknown
}
export interface Source {
  about: About
  shown: object // what the game itself shows at a table
  id: string // of the table; '' for a file
  token: string
  log: string // where it can be downloaded; '' for a file
  frames: (eyes: Eyes, from: number, count: number) => Promise<Frame[]>
}

const WRONG = { 404: 'missing', 409: 'playing' }
const LARGEST = 1_000_000 // bytes, as the server takes it

const asked = (found: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(found).map(([name, value]) => [name, String(value)])).toString()

/** What is told beside what is told of every game. */
function shownIn({ moves: _moves, chapters: _chapters, table: _table, mine: _mine, token: _token, ...shown }: About): object {
  return shown
}

/** A finished table, with the secret of its link, where it came by one. */
export async function ofTable(id: string, token = ''): Promise<Source> {
  const path = `/api/replays/${encodeURIComponent(id)}`
  const secret: Record<string, string> = token ? { token } : {}
  const about = await ask<About>(`${path}?${asked(secret)}`, undefined, WRONG)
  const frames = async (eyes: Eyes, from: number, count: number) =>
    (await ask<{ frames: Frame[] }>(`${path}/frames?${asked({ eyes, from, count, ...secret })}`, undefined, WRONG)).frames
  return { about, shown: shownIn(about), id, token: about.token ?? '', log: `${path}/log?${asked(secret)}`, frames }
}

/** One's own link to a match that one has played: made when it is asked for, and the same one until it is revoked. */
export const share = async (id: string) => (await ask<{ token: string }>(`/api/replays/${encodeURIComponent(id)}/share`, {}, WRONG)).token

/** A log from a file. The server keeps it for a while only: where it has forgotten it, it is sent again. */
export async function ofFile(file: File): Promise<Source> {
  if (file.size > LARGEST) throw new Trouble('large')
  let log: unknown
  try {
    log = JSON.parse(await file.text())
  } catch {
    throw new Trouble('damaged')
  }
  if (!log || typeof log !== 'object') throw new Trouble('damaged')
  const open = () => ask<About & { key: string }>('/api/replays', log, { 400: 'damaged', 413: 'large' })
  const { key, ...about } = await open()
  async function frames(eyes: Eyes, from: number, count: number): Promise<Frame[]> {
    const get = async () =>
      (await ask<{ frames: Frame[] }>(`/api/logs/${key}/frames?${asked({ eyes, from, count })}`, undefined, WRONG)).frames
    try {
      return await get()
    } catch (error) {
      if (trouble(error) !== 'missing') throw error
      await open()
      return get()
    }
  }
  return { about, shown: shownIn(about), id: '', token: '', log: '', frames }
}
