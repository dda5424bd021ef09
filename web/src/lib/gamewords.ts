// What the words of every game share: a reader, what the seats are called. The page's twin of halfpast/core/words.py.
import type { FluentVariable } from '@fluent/bundle'
import { has, isolated, list, text, type Joiner, type Language } from './words'
import type { GameEvent, Refusal } from './types'

export type Args = Record<string, FluentVariable>

export abstract class GameWords {
  abstract readonly game: string

  constructor(
    readonly language: Language,
    readonly names: string[] = [],
    readonly you: number | null = null,
  ) {}

  text(key: string, args: Args = {}): string {
    return text(this.language, key, args)
  }

  name(seat: number): string {
    return this.names[seat] ?? this.text('seat-name', { number: seat + 1 })
  }

  whom(seat: number): string {
    return seat === this.you ? 'you' : 'other'
  }

  subject(seat: number): Args {
    return { who: this.whom(seat), name: this.name(seat) }
  }

  list(words: string[], joiner: Joiner): string {
    return list(this.language, words, joiner)
  }

  /** A printed edition's name, or a house edition's own. */
  edition(name: string): string {
    const key = `${this.game}-edition-${name.replaceAll('+', '-')}.short`
    return has(this.language, key) ? this.text(key) : isolated(name)
  }

  refusal(refusal: Refusal): string {
    return this.text(`${this.game}-refusal-${refusal.reason}`, this.refusalArguments(refusal))
  }

  event(event: GameEvent): string {
    return this.text(`${this.game}-event-${this.kind(event)}`, this.arguments(event))
  }

  /** One card inside a sentence. */
  abstract card(card: string): string
  /** What happened, as sentences; what belongs together is one. */
  abstract tell(events: GameEvent[]): string[]
  abstract refusalArguments(refusal: Refusal): Args
  /** Which sentence an event has. */
  abstract kind(event: GameEvent): string
  abstract arguments(event: GameEvent): Args
}

/** What an event or a refusal says in plain words and numbers. */
export function plain(found: Record<string, unknown>): Args {
  const args: Args = {}
  for (const [name, value] of Object.entries(found)) if (typeof value === 'string' || typeof value === 'number') args[name] = value
  return args
}
