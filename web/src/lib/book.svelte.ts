// What the server offers, and the rules' own words: fetched once, when somebody wants to see them.
import { app } from './app.svelte'
import { info, trouble } from './api'
import { bring, games, isGame } from '../games'
import { loadGame, loadRules } from './words'
import type { Info, Offer } from './types'

class Book {
  offers = $state.raw<Info | null>(null)
  words = $state(false)
  spoken = $state<Record<string, boolean>>({}) // the games whose own words are there
  trouble = $state('')

  /** What the server has of a game, once it has told. */
  of(game: string): Offer | null {
    return this.offers?.games[game] ?? null
  }

  /** Whether a game can be spoken of: the words of one that a package brings come later than ours. */
  knows(game: string): boolean {
    return this.words && isGame(game)
  }

  async #ask(): Promise<Info> {
    const found = await info()
    await bring(found)
    return found
  }

  /** Opened again, it tries again what it could not fetch. With a game, its words for cards and groups come too. */
  open(game?: string): this {
    this.trouble = ''
    if (!this.offers)
      void this.#ask().then(
        (found) => (this.offers = found),
        (error: unknown) => (this.trouble = trouble(error)),
      )
    if (!this.words)
      void loadRules(app.language, games()).then(
        () => (this.words = true),
        () => (this.trouble = 'lost'),
      )
    if (game && !this.spoken[game])
      void loadGame(app.language, game).then(
        () => (this.spoken[game] = true),
        () => (this.trouble = 'lost'),
      )
    return this
  }
}

export const book = new Book()
