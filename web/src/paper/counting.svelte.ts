// Asks the server what a pad comes to, and goes on asking while it does not answer.
import { countPad, trouble } from '../lib/api'
import { asked, type Pad, type PadRow, type Told } from './pad'

const AGAIN = 4000 // milliseconds
const PASSING = ['lost', 'busy', 'full', 'other']

export class Counting {
  trouble = $state('')
  #number = 0
  #timer = 0

  constructor(readonly learn: (known: { asked: Record<string, unknown>; told: Told }) => void) {}

  async count(pad: Pad): Promise<void> {
    const number = ++this.#number
    clearTimeout(this.#timer)
    const question = asked(pad)
    try {
      const told = await countPad<Told>(question)
      if (number !== this.#number) return
      this.trouble = ''
      this.learn({ asked: question, told })
    } catch (error) {
      if (number !== this.#number) return
      this.trouble = trouble(error)
      if (PASSING.includes(this.trouble)) this.#timer = window.setTimeout(() => void this.count(pad), AGAIN)
    }
  }

  stop(): void {
    this.#number++
    clearTimeout(this.#timer)
  }
}

const PAUSE = 250 // milliseconds: who still writes is not asked for

/** What the pad would come to with a row that is being written; null while nobody knows. */
export class Preview {
  told = $state.raw<Told | null>(null)
  #number = 0
  #timer = 0

  /** `row`, written at its place; null: it is not whole yet. It may say more than what is kept of it. */
  ask(pad: Pad, at: number, row: PadRow | null): void {
    const number = ++this.#number
    clearTimeout(this.#timer)
    this.told = null
    if (!row) return
    const rows = [...pad.rows.slice(0, at), row, ...pad.rows.slice(at + 1)]
    this.#timer = window.setTimeout(async () => {
      const told = await countPad<Told>(asked(pad, rows)).catch(() => null)
      if (number === this.#number) this.told = told
    }, PAUSE)
  }

  stop(): void {
    this.#number++
    clearTimeout(this.#timer)
  }
}
