// A match looked at again: it stands in for a table, without a socket, and nothing can be done there but look.
import { trouble } from '../lib/api'
import type { AnyTable, Answer, Preview } from '../lib/table.svelte'
import type { GameEvent, TableMessage, View } from '../lib/types'
import type { Eyes, Frame, Source } from './source'

const CHUNK = 80 // frames that are asked for at once
const AHEAD = 20 // moves before the end of what is here, the next are asked for
export const SPEEDS = { slow: 2600, normal: 1400, fast: 600 } as const // milliseconds a move
export type Speed = keyof typeof SPEEDS

export class Replay implements AnyTable {
  readonly isReplay = true
  readonly said = []
  readonly heardAt = 0
  readonly mayClaim = false
  readonly isCut = false
  readonly mayWithdraw = false
  readonly id: string
  now = $state.raw<TableMessage | null>(null)
  events = $state.raw<GameEvent[]>([]) // of this game or round, so far
  fresh = $state.raw<GameEvent[]>([]) // of a step forward
  at = $state(0) // the move that is shown
  eyes = $state.raw<Eyes>('all')
  trouble = $state('')
  waiting = $state(false)
  runs = $state(false)
  speed = $state<Speed>('normal')
  #frames = new Map<string, Promise<Frame[]>>() // by eyes and chunk
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly source: Source) {
    this.id = source.id
    const { mine } = source.about
    if (mine.length === 1) this.eyes = mine[0]!
  }

  #seats = $derived.by(() => this.source.about.table.seats.map((seat) => ({ ...seat, here: true, covered: false })))
  moves = $derived.by(() => this.source.about.moves)
  isOthers = $derived.by(() => typeof this.eyes === 'number' && !this.source.about.mine.includes(this.eyes))
  /** Where the game or the round begins that is shown, and the next one; null where it is the last. */
  chapter = $derived.by(() => this.#chapterOf(this.at))
  chapterBefore = $derived.by(() => (this.chapter ? this.#chapterOf(this.chapter - 1) : 0))
  next = $derived.by(() => this.source.about.chapters.find((move) => move > this.at) ?? null)

  #chapterOf(move: number): number {
    return this.source.about.chapters.findLast((begins) => begins <= move) ?? 0
  }

  /** Show the match after so many moves, perhaps through other eyes. What is asked for last is what is shown. */
  async go(move: number, eyes: Eyes = this.eyes): Promise<void> {
    const to = Math.max(0, Math.min(this.moves, Math.round(move) || 0))
    const mine = ++this.#asked
    this.trouble = ''
    const slow = setTimeout(() => (this.waiting = mine === this.#asked), 250)
    try {
      const frames = await this.#load(eyes, this.#chapterOf(to), to)
      if (mine === this.#asked) this.#show(frames, to, eyes)
    } catch (error) {
      if (mine !== this.#asked) return
      this.trouble = trouble(error)
      this.stop()
    } finally {
      clearTimeout(slow)
      if (mine === this.#asked) this.waiting = false
    }
  }

  /** The frames from one move to another. */
  async #load(eyes: Eyes, from: number, to: number): Promise<Frame[]> {
    const chunks: Promise<Frame[]>[] = []
    for (let first = from - (from % CHUNK); first <= to; first += CHUNK) chunks.push(this.#chunk(eyes, first))
    const found = (await Promise.all(chunks)).flat()
    return found.filter(({ move }) => move >= from && move <= to)
  }
  #chunk(eyes: Eyes, first: number): Promise<Frame[]> {
    const key = `${eyes} ${first}`
    const known = this.#frames.get(key)
    if (known) return known
    const found = this.source.frames(eyes, first, CHUNK)
    this.#frames.set(key, found)
    found.catch(() => this.#frames.delete(key))
    return found
  }

  #show(frames: Frame[], to: number, eyes: Eyes): void {
    const first = frames[0]!
    const frame = frames.at(-1)!
    const isStep = this.now !== null && to === this.at + 1 && eyes === this.eyes
    this.fresh = isStep ? frame.events : []
    this.events = frames.flatMap((one) => one.events)
    this.at = to
    this.eyes = eyes
    const seat = typeof eyes === 'number' ? eyes : null
    const view = frame.position ? { ...frame.view, seats: frame.position.seats } : frame.view
    this.now = {
      ...this.source.shown,
      is: 'table',
      seq: to,
      table: { ...this.source.about.table, seats: this.#seats, state: frame.turn === null ? 'over' : 'playing', clock: null },
      mine: seat === null ? [] : [seat],
      is_host: false,
      claim: null,
      tokens: {},
      turn: frame.turn,
      totals: frame.totals,
      views: { [seat ?? '']: view },
      result: frame.result,
      ended: frame.ended ?? first.ended,
      facts: frame.facts ?? first.facts,
    }
    if (to + AHEAD < this.moves) void this.#chunk(eyes, to + AHEAD - ((to + AHEAD) % CHUNK)).catch(() => null)
  }

  /** What happened in the move that is shown. */
  here = $derived.by(() => this.events.filter(({ move }) => move === this.at))

  // By itself.

  toggle(): void {
    if (this.runs) return this.stop()
    this.runs = true
    if (this.at === this.moves) void this.go(0).then(() => this.#wait())
    else void this.#step()
  }
  async #step(): Promise<void> {
    await this.go(this.at + 1)
    this.#wait()
  }
  #wait(): void {
    clearTimeout(this.#timer)
    if (this.at >= this.moves) this.runs = false
    if (this.runs) this.#timer = setTimeout(() => void this.#step(), SPEEDS[this.speed])
  }
  stop(): void {
    this.runs = false
    clearTimeout(this.#timer)
  }

  // As a table; nothing is done here.

  withdraw(): void {}

  view(): View | null {
    return Object.values(this.now?.views ?? {})[0] ?? null
  }
  ask(): Promise<Answer> {
    return Promise.resolve({ is: 'lost', key: null })
  }
  act(): Promise<Answer> {
    return this.ask()
  }
  move(): Promise<Answer> {
    return this.ask()
  }
  preview(): Promise<Preview | null> {
    return Promise.resolve(null)
  }
}
