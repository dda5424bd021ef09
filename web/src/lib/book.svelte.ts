// What the server offers, and the rules' own words: fetched once, when somebody wants to see them.
import { app } from './app.svelte'
import { info, trouble } from './api'
import { loadRules } from './words'
import type { Info } from './types'

class Book {
  offers = $state.raw<Info | null>(null)
  words = $state(false)
  trouble = $state('')

  half = $derived(this.offers?.games.half ?? null)

  /** Opened again, it tries again what it could not fetch. */
  open(): this {
    this.trouble = ''
    if (!this.offers)
      void info().then(
        (found) => (this.offers = found),
        (error: unknown) => (this.trouble = trouble(error)),
      )
    if (!this.words)
      void loadRules(app.language).then(
        () => (this.words = true),
        () => (this.trouble = 'lost'),
      )
    return this
  }
}

export const book = new Book()
