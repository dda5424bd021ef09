// A game that a package brings, in words: its sentences are its own, what they say of whom its part.js knows.
import { GameWords, plain, type Args } from '../../lib/gamewords'
import type { GameEvent, Refusal } from '../../lib/types'
import type { WordsClass } from '../parts'
import { broughtBy } from './face'

export abstract class BroughtWords extends GameWords {
  card(card: string): string {
    return card
  }
  refusalArguments(refusal: Refusal): Args {
    return plain(refusal.args)
  }
  tell(events: GameEvent[]): string[] {
    return events.map((event) => this.event(event))
  }
  kind(event: GameEvent): string {
    return broughtBy(this.game).told(event).key
  }
  arguments(event: GameEvent): Args {
    const { subject, args } = broughtBy(this.game).told(event)
    const said = { ...plain(event), ...(subject === undefined ? {} : this.subject(subject)), ...args }
    return event.type === 'began' ? { ...said, edition: this.edition(String(event.edition)) } : said
  }
  /** A move on its button, or inside a sentence. */
  move(move: string, isInside = false): string {
    const { key, args } = broughtBy(this.game).said(move)
    return this.text(`${this.game}-page-move-${key}${isInside ? '.inside' : ''}`, args)
  }
}

/** The words of one game. */
export function wordsOf(game: string): new (...args: ConstructorParameters<WordsClass>) => BroughtWords {
  return class extends BroughtWords {
    readonly game = game
  }
}
