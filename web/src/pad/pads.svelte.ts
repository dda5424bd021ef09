// The pads of this browser, the one written last first. Other tabs may write too: each change begins with what is kept.
import { recall, remember } from '../lib/kept'
import { asked, common, type Pad, type Told } from '../paper/pad'
import { readPad } from './parts'

export interface Kept {
  id: string
  at: number // when it was written, in milliseconds
  pad: Pad
  known?: { asked: Record<string, unknown>; told: Told } // what the server said last
}

function read(): Kept[] {
  return recall<unknown[]>('pads', []).flatMap((one) => {
    const { id, at, pad, known } = (one ?? {}) as Kept
    const found = readPad(pad)
    return found && typeof id === 'string' && typeof at === 'number' ? [{ id, at, pad: found, ...(known ? { known } : {}) }] : []
  })
}

class Pads {
  all = $state.raw<Kept[]>([])
  isKept = $state(true) // false: there is no room any more, so they last as long as this page

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === 'pads') this.all = read()
    })
  }

  /** Once it is known what the pads of each game are. */
  open(): void {
    this.all = read()
  }

  find(id: string): Kept | undefined {
    return this.all.find((one) => one.id === id)
  }

  /** A new pad; one that is here already, row for row, is not copied. */
  add(pad: Pad, unlessHere = false): string {
    const same = unlessHere && this.all.find((one) => JSON.stringify(one.pad) === JSON.stringify(pad))
    if (same) return same.id
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('')
    this.#keep([{ id, at: Date.now(), pad }, ...this.#now()])
    return id
  }

  write(id: string, rows: Pad['rows']): void {
    const found = this.#now().find((one) => one.id === id)
    if (!found) return
    const pad = { ...found.pad, rows } as Pad
    this.#keep([{ ...found, at: Date.now(), pad }, ...this.#now().filter((one) => one.id !== id)])
  }

  /** What the server said, so that it is there at once the next time. */
  learn(id: string, known: Kept['known']): void {
    this.#keep(this.#now().map((one) => (one.id === id ? { ...one, known } : one)))
  }

  remove(id: string): void {
    this.#keep(this.#now().filter((one) => one.id !== id))
  }

  /** What is kept; where a browser keeps nothing, or not all, what is here. */
  #now(): Kept[] {
    const kept = this.isKept ? read() : []
    return kept.length ? kept : this.all
  }

  /** No pad is ever left out. Where there is no room, what the server said of them is: it can be asked again. */
  #keep(all: Kept[]): void {
    this.all = all
    this.isKept =
      remember('pads', all) ||
      remember(
        'pads',
        all.map(({ known: _, ...one }) => one),
      )
  }
}

export const pads = new Pads()

/** What is known of a pad: how many of its rows the server has counted as they stand, and what it said. */
export function knownOf({ pad, known }: Kept): { rows: number; told: Told } | null {
  if (!known) return null
  const [now, then] = [asked(pad), known.asked]
  const { rows: _now, ...head } = now
  const { rows, ...before } = then
  if (JSON.stringify(head) !== JSON.stringify(before) || !Array.isArray(rows) || !Array.isArray(known.told?.rows)) return null
  return { rows: common(pad.rows, rows), told: known.told }
}
