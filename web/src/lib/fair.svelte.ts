// Fair deals, as far as this browser has a part in them: it adds a random number, and remembers what it was shown and when.
import { recall, remember } from './kept'
import type { Answer } from './table.svelte'
import type { Fair, TableMessage } from './types'

/** What this browser saw and did at a table. */
export interface Seen {
  table: string
  commitment: string // before the deal; '': it was not there
  seal: string // when the cards were dealt, or when it came; '': not yet
  salts: string[] // that it sent
  kept: string[] // and those that the server took
  mine: number[] // the seats of this device when the cards were dealt
}

const KEPT = 'fair'
const MOST_KEPT = 100 // tables
const MOST_SENT = 16 // of a table's
const SALT_BYTES = 16

const all = () =>
  recall<Partial<Seen>[]>(KEPT, []).filter(
    (one): one is Seen => typeof one?.table === 'string' && [one.salts, one.kept, one.mine].every(Array.isArray),
  )

export const seenAt = (table: string): Seen | undefined => all().find((one) => one.table === table)

/** Remember more of a table; the oldest make way. */
export function note(table: string, more: Partial<Seen>): Seen {
  const seen = { commitment: '', seal: '', salts: [], kept: [], mine: [], ...seenAt(table), ...more, table }
  remember(KEPT, [...all().filter((one) => one.table !== table), seen].slice(-MOST_KEPT))
  return seen
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))

/** What goes on at one table. */
export class Deals {
  now = $state.raw<Fair>({})
  #next: string | null | undefined // where it goes on, as last told
  #coming = false // whether another match was asked for here
  #asking = new Set<string>()

  constructor(
    readonly id: string,
    readonly ask: (message: Record<string, unknown>) => Promise<Answer>,
  ) {}

  see(news: TableMessage): void {
    if (news.fair) this.now = news.fair
    const { state, next } = news.table
    const { commitment, seal, salted = [] } = this.now
    if (state === 'lobby' && commitment) this.#before(commitment, news.mine, salted)
    else if (seal && !seenAt(this.id)?.seal) note(this.id, { seal, mine: news.mine })
    if (this.#coming && next && this.#next === null) this.#goOn(next)
    this.#next = next ?? null
  }

  #before(commitment: string, mine: number[], salted: number[]): void {
    const seen = seenAt(this.id)
    if (!seen?.commitment) note(this.id, { commitment })
    const missing = mine.filter((seat) => !salted.includes(seat))
    if (seen?.kept.length && (missing.length || !mine.length)) note(this.id, { kept: [] }) // who sits down anew adds anew
    for (const seat of missing) void this.#add(this.id, seat, commitment)
  }

  /** Somebody here wants another match: what is added to it goes out before the wish. */
  wish(mine: number[]): void {
    const { next } = this.now
    if (!next || this.#coming) return
    this.#coming = true
    note(this.#after, { commitment: next.commitment, seal: '', salts: [], kept: [] })
    for (const seat of mine) if (!next.salted.includes(seat)) void this.#add(this.#after, seat, next.commitment)
  }

  /** The match that follows has a table of its own. */
  #goOn(table: string): void {
    const seen = seenAt(this.#after)
    if (seen && !seenAt(table)) note(table, { ...seen, mine: [] })
    this.#coming = false
  }

  get #after(): string {
    return `${this.id} next`
  }

  async #add(table: string, seat: number, commitment: string): Promise<void> {
    const what = `${seat} ${commitment}`
    if (this.#asking.has(what)) return
    this.#asking.add(what)
    const salt = newSalt()
    note(table, { salts: [...(seenAt(table)?.salts ?? []), salt].slice(-MOST_SENT) })
    const { is } = await this.ask({ do: 'salt', seat, salt, commitment })
    if (is === 'done') note(table, { kept: [...(seenAt(table)?.kept ?? []), salt].slice(-MOST_SENT) })
    this.#asking.delete(what)
  }
}
