// A lesson stands in for a table: every step of it was played on the server beforehand, and the learner walks through it by
// making the very moves. What else is tried is asked of the server, which says why it does not go.
import { ask as post, trouble } from '../lib/api'
import type { LessonPart } from '../games/parts'
import { recallWord, rememberWord } from '../lib/kept'
import type { AnyTable, Answer, Preview } from '../lib/table.svelte'
import type { GameEvent, PublicTable, Refusal, TableMessage, View } from '../lib/types'

const PACE = 1300 // milliseconds a move of the bot

interface Step {
  say: string
  rule: string
  move: string // what the learner is to do; '': to read
  at: number // the frame it stands at
}
interface Frame {
  chapter: number
  turn: number | null
  totals: number[]
  view: View
  events: GameEvent[]
  ended: unknown
  result: unknown
}
export interface Script {
  table: PublicTable
  steps: Step[]
  frames: Frame[]
}

export class Lesson implements AnyTable {
  readonly id = ''
  readonly isReplay = false
  readonly isOthers = false
  readonly said = []
  readonly heardAt = 0
  readonly mayClaim = false
  readonly isCut = false
  readonly mayWithdraw = false
  now = $state.raw<TableMessage | null>(null)
  events = $state.raw<GameEvent[]>([]) // of this chapter, so far
  fresh = $state.raw<GameEvent[]>([]) // of the last move
  trouble = $state('')
  step = $state(0)
  watching = $state(false) // the bot moves
  strayed = $state(false) // the learner tried what goes, but is not the lesson's
  #at = -1
  #walk = 0 // counts, so that of two walks only the last goes on

  constructor(
    readonly game: string,
    readonly script: Script,
    readonly part?: LessonPart,
  ) {
    const known = Number(recallWord(`learn-${game}`))
    this.go(Number.isInteger(known) && known < script.steps.length - 1 ? known : 0)
  }

  here = $derived.by(() => this.script.steps[this.step]!)
  isLast = $derived.by(() => this.step === this.script.steps.length - 1)
  /** What is to be done now; while one only reads, what comes next, if it can be done already. */
  #next = $derived.by(() => {
    const { steps } = this.script
    if (this.here.move || steps[this.step + 1]?.at !== this.here.at) return this.step
    return this.step + 1
  })
  wanted = $derived.by(() => (this.watching ? '' : this.script.steps[this.#next]!.move))

  /** Whether a move is what is to be done, however it is put. */
  isWanted(move: string): boolean {
    return !!this.wanted && (move === this.wanted || !!this.part?.isSame(move, this.wanted))
  }

  /** Stand at a step at once. */
  go(step: number): void {
    this.#walk++
    this.watching = false
    this.#stand(Math.max(0, Math.min(this.script.steps.length - 1, step)))
    this.#show(this.here.at, false)
  }

  /** On to the next step: what leads there is shown move by move. */
  async on(): Promise<void> {
    const step = this.step + 1
    const to = this.script.steps[step]
    if (!to) return
    const { frames } = this.script
    if (frames[to.at]!.chapter !== frames[this.#at]!.chapter || to.at <= this.#at) return this.go(step)
    const mine = ++this.#walk
    this.strayed = false
    this.trouble = ''
    this.watching = to.at > this.#at + 1
    while (this.#at < to.at) {
      this.#show(this.#at + 1, true)
      if (this.#at < to.at) await new Promise((done) => setTimeout(done, PACE))
      if (mine !== this.#walk) return
    }
    this.watching = false
    this.#stand(step)
  }
  /** Do what is asked, or be done with watching. */
  skip(): void {
    if (this.watching) this.go(this.step + 1)
    else void this.on()
  }
  #stand(step: number): void {
    this.step = step
    this.strayed = false
    this.trouble = ''
    rememberWord(`learn-${this.game}`, this.isLast ? '' : String(step))
  }

  #show(at: number, isStep: boolean): void {
    const { frames, table, steps: _steps, ...shown } = this.script
    const frame = frames[at]!
    const same = frames.slice(0, at + 1).filter(({ chapter }) => chapter === frame.chapter)
    this.fresh = isStep ? frame.events : []
    this.events = same.flatMap((one) => one.events)
    this.#at = at
    this.now = {
      ...shown, // what the game itself shows at a table
      is: 'table',
      seq: at,
      table: { ...table, state: frame.turn === null ? 'over' : 'playing' },
      mine: [0],
      is_host: false,
      claim: null,
      tokens: {},
      turn: frame.turn,
      totals: frame.totals,
      views: { 0: frame.view },
      result: frame.result,
      ended: frame.ended,
    }
  }

  // As a table.

  withdraw(): void {}

  view(): View | null {
    return this.now?.views?.[0] ?? null
  }
  #ask<T>(asked: Record<string, unknown>): Promise<T | null> {
    return post<T>(`/api/lessons/${this.game}`, { at: this.#at, ...asked }).catch((error: unknown) => {
      this.trouble = trouble(error)
      return null
    })
  }
  async ask(message: Record<string, unknown>): Promise<Answer> {
    const found = message.do === 'draft' ? await this.#ask<object>({ groups: message.groups }) : null
    return found ? { is: 'draft', key: null, ...found } : { is: 'lost', key: null }
  }
  act(): Promise<Answer> {
    return Promise.resolve({ is: 'lost', key: null })
  }
  async move(_seat: number, move: string): Promise<Answer> {
    this.strayed = false
    if (this.isWanted(move)) {
      this.step = this.#next
      void this.on()
      return { is: 'done', key: null }
    }
    const at = this.#at
    const found = await this.#ask<{ refusal: Refusal | null }>({ move })
    if (found?.refusal) return { is: 'refused', key: null, refusal: found.refusal }
    this.strayed = !!found && at === this.#at
    return { is: 'done', key: null }
  }
  async preview(_seat: number, move: string): Promise<Preview | null> {
    const found = await this.#ask<{ refusal: Refusal | null; does: Omit<Preview, 'refusal'> }>({ move })
    return found && { refusal: found.refusal, ...found.does }
  }
}
