// A person at a table of a game that a package brings: which card is chosen, what the main button will do.
import { app, t } from '../../lib/app.svelte'
import { gameTitle } from '../../lib/editions'
import { Playing } from '../../lib/playing.svelte'
import type { AnyTable } from '../../lib/table.svelte'
import type { GameEvent, View } from '../../lib/types'
import { broughtBy } from './face'
import { wordsOf, type BroughtWords } from './words'

const ROOM = 3 // others, with words beside their numbers

export class BroughtPlaying extends Playing<View, BroughtWords> {
  chosen = $state<number | null>(null) // a place in the hand
  readonly brought

  constructor(
    table: AnyTable,
    readonly game: string,
  ) {
    super(table)
    this.brought = broughtBy(game)
  }

  wordsFor(names: string[], you: number | null): BroughtWords {
    return new (wordsOf(this.game))(app.language, names, you)
  }
  handOf(seat: number): string[] | number {
    return this.brought.hand(this.view, seat)
  }
  note = $derived.by(() => `${gameTitle(this.game)} · ${this.words.edition(this.view.edition)}`)
  hand = $derived.by(() => {
    const held = this.you === null ? 0 : this.handOf(this.you)
    return typeof held === 'number' ? [] : held
  })
  #taps = $derived.by(() => this.hand.map((card) => this.brought.move(card, this.view)))
  /** Whether a card of the hand may be played. */
  goes(at: number): boolean {
    return this.legal.includes(this.#taps[at] ?? '')
  }

  move = $derived.by(() => {
    if (!this.myTurn) return ''
    if (this.chosen !== null) return this.#taps[this.chosen] ?? ''
    const [only = ''] = this.legal
    return this.legal.length === 1 && !this.#taps.includes(only) ? only : ''
  })
  refusal = $derived.by(() => this.refusedMove ?? this.view.refused?.[this.move] ?? this.preview?.refusal ?? null)
  /** How the match ended, in a sentence. */
  ending = $derived.by(() => {
    const end = this.table.events.findLast((event) => this.brought.ends(event))
    return end ? this.words.event(end) : ''
  })
  task = $derived.by(() => {
    if (this.over) return this.ending
    if (this.you === null) return t('table-watching')
    return this.myTurn ? t('table-choose-card') : this.whose
  })
  label = $derived.by(() => (this.refusal ? t('table-choose-other') : this.move ? this.saidButton(this.move) : this.task))
  besides = $derived.by(() =>
    this.legal.filter((move) => !this.#taps.includes(move) && move !== this.move).map((move) => ({ move, label: this.saidButton(move) })),
  )
  remark = ''
  goal = ''
  keysText = ''
  hasRoom = $derived.by(() => this.others.length <= ROOM)
  asked = $derived.by(() => {
    if (!this.myTurn || this.covered) return ''
    const held = this.hand.length ? t('table-asked-hand', { cards: this.words.list(this.hand, 'and-list') }) : ''
    const moves = this.words.list(
      this.legal.map((move) => this.saidInside(move)),
      'or-list',
    )
    return [t('table-asked-turn'), held, t('table-asked-may', { moves })].filter(Boolean).join(' ')
  })

  saidButton(move: string): string {
    return this.words.move(move)
  }
  saidInside(move: string): string {
    return this.words.move(move, true)
  }
  saidWhy(code: string): string {
    return this.words.text(`${this.game}-why-${code}`)
  }
  pick(at: number): void {
    this.refusedMove = null
    this.table.trouble = ''
    this.chosen = this.chosen === at ? null : at
  }
  key(letter: string): boolean {
    const at = this.myTurn ? this.hand.indexOf(letter) : -1
    if (at >= 0) this.pick(at)
    return at >= 0
  }
  override forget(): void {
    super.forget()
    this.chosen = null
  }
  isPreviewed(move: string): boolean {
    return !!move && !this.legal.includes(move)
  }
  shout(events: GameEvent[]): string {
    const end = events.find((event) => this.brought.ends(event))
    return end ? this.words.event(end) : ''
  }
  hasEnded(events: GameEvent[]): boolean {
    return events.some((event) => this.brought.ends(event))
  }
}
