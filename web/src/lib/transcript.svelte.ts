// What a listener hears, line after line, and what is said at the table, shown for a few seconds beside the speaker.
import { t } from './app.svelte'
import type { GameWords } from './gamewords'
import { isolated } from './words'
import type { Said } from './types'

const SPOKEN = 40 // lines
const BUBBLE = 5000 // milliseconds

interface Line {
  line: string
  n: number
  own: boolean // for one pair of ears only
}

export class Transcript {
  lines = $state.raw<Line[]>([]) // oldest first; a line is spoken once
  bubbles = $state.raw<Record<number, Said>>({}) // by seat
  #spoken = 0
  #asked = ''
  #talked: number | null = null // the last thing said that is known here; null: we have just come
  #ends = new Map<number, ReturnType<typeof setTimeout>>()

  speak(lines: string[], own = false): void {
    this.lines = [...this.lines, ...lines.map((line) => ({ line, n: this.#spoken++, own }))].slice(-SPOKEN)
  }

  /** Say what there is to decide, once. */
  ask(asked: string): void {
    if (asked && asked !== this.#asked) this.speak([asked], true)
    this.#asked = asked
  }

  /** Another person will listen: what the last one was asked, with the hand, is gone. */
  passOn(): void {
    this.lines = this.lines.filter((line) => !line.own)
  }

  /** What was said in another language is over. */
  forget(): void {
    this.lines = []
    this.#asked = ''
  }

  /** What was said at the table: all that is new, each with its bubble and its line. What was said before we came is only in the list. */
  hear(said: Said[], words: GameWords): void {
    const last = said.at(-1)?.n ?? 0
    const known = this.#talked ?? last
    const fresh = last < known ? said : said.filter((one) => one.n > known) // a server that began anew counts from 1
    this.#talked = last
    for (const one of fresh) {
      this.#show(one)
      this.speak([t('table-said', { ...words.subject(one.seat), words: saidWords(one) })])
    }
  }

  #show(said: Said): void {
    clearTimeout(this.#ends.get(said.seat))
    this.bubbles = { ...this.bubbles, [said.seat]: said }
    const hide = () => {
      const { [said.seat]: _gone, ...others } = this.bubbles
      this.bubbles = others
    }
    this.#ends.set(said.seat, setTimeout(hide, BUBBLE))
  }

  close(): void {
    for (const end of this.#ends.values()) clearTimeout(end)
  }
}

/** What somebody said, as words: an emote by its name. */
export function saidWords({ emote, phrase, words = '' }: Said): string {
  return emote ? t(`table-emote-${emote}`) : phrase ? t(`table-phrase-${phrase}`) : isolated(words)
}
