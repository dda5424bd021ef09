// Whether the deals of a match are fair: what this browser finds out by itself, and what it asks the server.
import { ask, Trouble } from '../lib/api'
import { hex, type Seen } from '../lib/fair.svelte'

const LARGEST = 1_000_000 // bytes, as the server takes them

export interface Log {
  format: number
  game: string
  seats: number
  start: { seed?: unknown; commitment?: unknown; salts?: unknown; seal?: unknown }
  check: string
}
export interface Finding {
  what: string
  deal?: number
  seat?: number
  place?: string
  told?: string
  dealt?: string
  move?: number
}
/** What the server worked out. */
export interface Verdict {
  answer: 'fair' | 'not-fair' | 'not-checkable'
  findings: Finding[]
  deals: number
  salted: number[]
}
/** A line of what this browser found: the message for it, and whether all is well; null: it cannot say. */
export interface Line {
  key: string
  good: boolean | null
}

const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const isHex = (text: unknown, length: number): text is string =>
  typeof text === 'string' && text.length === 2 * length && /^[0-9a-f]*$/.test(text)

async function sha256(parts: Uint8Array[]): Promise<string> {
  const whole = Uint8Array.from(parts.flatMap((part) => [...part]))
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)))
}

/** Hash and seal computed anew; what is not as it should be. */
async function computed({ seed, commitment, salts, seal }: Log['start']): Promise<Line[]> {
  if (!isHex(seed, 32) || !isHex(commitment, 32) || !isHex(seal, 32) || !Array.isArray(salts))
    return [{ key: 'fair-found-unreadable', good: false }]
  if (!salts.every((salt) => salt === null || isHex(salt, 16))) return [{ key: 'fair-found-unreadable', good: false }]
  if (!globalThis.crypto?.subtle) return [{ key: 'fair-here-cannot', good: null }] // browsers have it over https only
  const wrong: Line[] = []
  if ((await sha256([bytes(seed)])) !== commitment) wrong.push({ key: 'fair-found-key', good: false })
  const added = (salts as (string | null)[]).map((salt) => bytes(salt ?? '')).flatMap((salt) => [Uint8Array.of(salt.length), salt])
  if ((await sha256([bytes(commitment), ...added])) !== seal) wrong.push({ key: 'fair-found-seal', good: false })
  return wrong.length ? wrong : [{ key: 'fair-here-fits', good: true }]
}

/** What the log says, beside what this browser saw before the deal and when the cards were dealt. */
function compared({ commitment, salts, seal }: Log['start'], seen: Seen | undefined): Line[] {
  if (!seen?.commitment) return [{ key: 'fair-seen-none', good: null }]
  const lines: Line[] = [{ key: `fair-seen-${seen.commitment === commitment ? 'yes' : 'no'}`, good: seen.commitment === commitment }]
  if (seen.seal) lines.push({ key: `fair-sealed-${seen.seal === seal ? 'yes' : 'no'}`, good: seen.seal === seal })
  const among = Array.isArray(salts) ? salts : []
  const mine = seen.mine.map((seat) => among[seat] as unknown)
  const own = mine.filter((salt) => typeof salt === 'string' && seen.salts.includes(salt)).length
  const taken = Math.min(seen.kept.length, mine.length) // what went with a seat that was left counts no more
  if (own < taken) lines.push({ key: 'fair-mine-no', good: false })
  else if (own) lines.push({ key: 'fair-mine-yes', good: true })
  else lines.push({ key: 'fair-mine-none', good: null })
  return lines
}

/** What this browser can say by itself. */
export async function look(log: Log, seen: Seen | undefined): Promise<Line[]> {
  return log.format < 2 ? [] : [...(await computed(log.start)), ...compared(log.start, seen)]
}

/** What the server says of the cards. */
export const verify = (log: Log) => ask<Verdict>('/api/verify', log, { 400: 'damaged', 413: 'large' })

/** A log from a file. */
export async function readFile(file: File): Promise<Log> {
  if (file.size > LARGEST) throw new Trouble('large')
  try {
    const log = JSON.parse(await file.text()) as Log
    if (!log.start || typeof log.start !== 'object' || typeof log.game !== 'string') throw new Error()
    return log
  } catch {
    throw new Trouble('damaged')
  }
}
