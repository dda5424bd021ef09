// What is shown of a table: the last that is known of it. Only when cards are dealt anew, what was before stays in view until
// the last cards have landed: by then the table is further, but nobody can do anything at the old one.
import type { GameEvent, TableMessage } from '../types'

type Old = Pick<TableMessage, 'views' | 'totals' | 'turn'>

export class Shown {
  now = $state.raw<TableMessage | null>(null)
  isHeld = $state(false)
  #latest: TableMessage | null = null
  #old: Old | null = null

  see(news: TableMessage, fresh: GameEvent[]): void {
    const { now } = this
    if (now?.views && fresh.some(({ type }) => type === 'dealt')) this.#old ??= { views: now.views, totals: now.totals, turn: null }
    this.#latest = news
    this.#show()
  }

  /** Show the table as it is. */
  release(): void {
    this.#old = null
    this.#show()
  }

  #show(): void {
    this.isHeld = !!this.#old
    this.now = this.#latest && this.#old ? { ...this.#latest, ...this.#old } : this.#latest
  }
}
