// A person at the table: whose eyes these are, which cards are chosen, what the main button will do.
import { app, seatName, t } from './app.svelte'
import { Words } from '../half/half'
import type { Preview, Table } from './table.svelte'
import type { GameEvent, Refusal } from './types'

const ORDER = '0123456789hg'
const isLay = (move: string) => /^[0-9hg]+$/.test(move)

/** A card at its place; the key stays with it when others come and go. */
export interface Place {
  card: string
  at: number
  key: string
}

export function places(cards: string): Place[] {
  const met: Record<string, number> = {}
  return [...cards].map((card, at) => ({ card, at, key: `${card}${(met[card] = (met[card] ?? 0) + 1)}` }))
}

export class Playing {
  chosen = $state<number[]>([]) // places in the hand, or among the open cards
  blind = $state<number | null>(null)
  theirs = $state('') // exchange: the other's open card
  preview = $state.raw<Preview | null>(null)
  refusedMove = $state.raw<Refusal | null>(null) // a refusal that came back from a move
  advice = $state.raw<{ move: string; why: string } | null>(null) // from a bot
  busy = $state(false)
  seen = $state<number | null>(null) // pass and play: whose eyes are open

  constructor(readonly table: Table) {}

  now = $derived.by(() => this.table.now!)
  mine = $derived.by(() => this.now.mine)
  several = $derived(this.mine.length > 1)
  turn = $derived.by(() => this.now.turn)
  decides = $derived.by(() => this.turn !== null && this.mine.includes(this.turn)) // somebody at this device
  you = $derived.by(() => (this.several ? (this.decides ? this.turn! : (this.seen ?? this.mine[0]!)) : (this.mine[0] ?? null)))
  view = $derived.by(() => this.table.view(this.you)!)
  curtain = $derived.by(() => this.several && this.decides && this.seen !== this.turn)
  hidden = $derived.by(() => this.several && this.seen !== this.you) // nobody has said that it is them
  names = $derived.by(() =>
    this.now.table.seats.map((place, seat) => (seat === this.you && !this.several ? t('page-you') : seatName(place, seat))),
  )
  words = $derived.by(() => new Words(app.language, this.names, this.several ? null : this.you))
  own = $derived.by(() => (this.you === null ? null : this.view.seats[this.you]!))
  myTurn = $derived.by(() => this.you !== null && this.turn === this.you && !this.hidden)
  exchanging = $derived.by(() => this.view.phase === 'exchange')
  over = $derived.by(() => this.now.table.state === 'over')
  covered = $derived.by(() => this.you !== null && this.now.table.seats[this.you]!.covered)
  coveredSeats = $derived.by(() => this.now.table.seats.flatMap((place, seat) => (place.covered ? [seat] : [])))

  /** Where the seat's next card comes from; null where it has nothing to choose. */
  source = $derived.by(() => (!this.myTurn ? null : this.exchanging ? 'open' : (this.view.plays_from ?? null)))
  hand = $derived.by(() => (typeof this.own?.hand === 'string' ? this.own.hand : ''))
  cards = $derived.by(() => (this.source === 'hand' ? this.hand : this.source === 'open' ? (this.own?.open ?? '') : ''))
  legal = $derived.by(() => (this.myTurn ? (this.view.legal ?? []) : []))
  goes = $derived.by(() => new Set(this.legal.filter(isLay).flatMap((move) => [...move])))
  picked = $derived.by(() => this.chosen.map((at) => this.cards[at] ?? '').join(''))

  /** The move that the choice makes; '' as long as it makes none. */
  move = $derived.by(() => {
    if (!this.myTurn) return ''
    if (this.exchanging) return this.picked && this.theirs ? `exchange ${this.picked} ${this.theirs}` : ''
    if (this.source === 'blind') return this.blind === null ? '' : `blind ${this.blind}`
    if (this.picked) return [...this.picked].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('')
    return this.legal.length === 1 && this.legal[0] === 'take' ? 'take' : ''
  })

  /** Why the choice cannot be laid: from the view for one card, from the server for several. */
  refusal = $derived.by(() => {
    if (this.refusedMove) return this.refusedMove
    if (!isLay(this.move)) return null
    return (this.move.length === 1 ? this.view.refused?.[this.move] : null) ?? this.preview?.refusal ?? null
  })
  ready = $derived.by(() => !!this.move && !this.refusal && !this.busy)

  /** What the main button will do, or why it does nothing. */
  label = $derived.by(() => (this.refusal ? this.#instead : this.move ? this.#does() : this.task))
  #instead = $derived.by(() => (this.view.phase === 'last-chance' ? this.task : t('table-choose-other')))
  task = $derived.by(() => {
    if (this.over) return t('table-series-over')
    if (this.you === null) return t('table-watching')
    if (!this.myTurn) return this.turn === null ? '' : t('table-not-your-turn', { name: this.names[this.turn] ?? '' })
    if (this.exchanging) return t('table-exchange-how', { name: this.words.name(this.view.exchange_with ?? 0) })
    if (this.view.phase === 'last-chance') return t('table-last-chance', { bid: this.view.bid.words, catch: this.view.catch ?? '' })
    return this.source === 'blind' ? t('table-choose-blind') : t('table-choose-card')
  })

  #does(): string {
    if (!isLay(this.move)) return this.saidMove(this.move)
    const cards = this.words.cards(this.move)
    if (this.preview?.caught !== undefined) return t('table-lay-catch', { cards, name: this.words.name(this.preview.caught) })
    if (this.preview?.finishes) return t('table-lay-finish', { cards })
    const says = this.preview?.bid && this.preview.bid.words !== this.move[0] // a 7 that makes 7 needs no word
    return says ? t('table-lay-bid', { cards, bid: this.preview!.bid!.words }) : t('table-lay', { cards })
  }

  /** A move that lays nothing, as a button says it. */
  saidMove(move: string): string {
    const [word, one = '', other = ''] = move.split(' ')
    if (word === 'take') return t('table-take-count', { count: this.view.pile.length })
    if (word === 'blind') return t('table-turn-blind', { place: one })
    if (word === 'exchange') return t('table-exchange', { own: this.words.cards(one), other: this.words.cards(other) })
    return t(`table-${word}`)
  }

  /** Moves inside a sentence: what one may do, or should. */
  saidMoves(moves: string[]): string {
    const { words } = this
    const lays = moves.filter(isLay).map((move) => words.cards(move))
    const blind = moves.filter((move) => move.startsWith('blind ')).map((move) => move.slice(6))
    const others = moves.filter((move) => !isLay(move) && !move.startsWith('blind '))
    return words.list(
      [
        ...(lays.length ? [t('table-may-lay', { cards: words.list(lays, 'or-list') })] : []),
        ...(blind.length ? [t('table-may-blind', { place: words.list(blind, 'or-list') })] : []),
        ...others.map((move) => this.#saidInside(move)),
      ],
      'or-list',
    )
  }
  #saidInside(move: string): string {
    const [word, one = '', other = ''] = move.split(' ')
    if (word === 'take') return t('table-may-take', { count: this.view.pile.length })
    if (word === 'exchange') return t('table-may-exchange', { own: this.words.cards(one), other: this.words.cards(other) })
    return t(`table-may-${word}`)
  }

  /** What a listener needs to decide: the bid, the hand, what goes. */
  asked = $derived.by(() => {
    if (!this.myTurn || this.covered) return ''
    const { words, view } = this
    const cards = (held: string) =>
      words.list(
        [...held].map((card) => words.cards(card)),
        'and-list',
      )
    const from = this.source === 'open' || this.source === 'hand' ? t(`table-asked-${this.source}`, { cards: cards(this.cards) }) : ''
    const may = (moves: string[]) => t('table-asked-may', { moves: this.saidMoves(moves) })
    const other = view.exchange_with
    if (this.exchanging && other !== undefined) {
      const theirs = t('table-asked-theirs', { name: words.name(other), cards: cards(view.seats[other]!.open) })
      return [t('table-asked-turn'), from, theirs, this.task, may(this.legal.filter((move) => !move.startsWith('exchange')))].join(' ')
    }
    const bid = view.pile ? t('table-asked-bid', { bid: view.bid.words }) : t('table-asked-new')
    const caught = view.phase === 'last-chance' ? this.task : view.catch ? t('table-asked-catch', { card: view.catch }) : ''
    return [t('table-asked-turn'), bid, caught, from, may(this.legal)].filter(Boolean).join(' ')
  })

  pick(at: number): void {
    const mayJoin = !this.refusal || this.legal.includes('8h') // what goes alone is not spoiled by what does not
    this.refusedMove = null
    this.table.trouble = ''
    if (this.exchanging) this.chosen = this.chosen.includes(at) ? [] : [at]
    else if (this.chosen.includes(at)) this.chosen = this.chosen.filter((one) => one !== at)
    else {
      // Cards of one kind are laid together, or 8 with ½: anything else is a new choice.
      const together = [...this.chosen, at]
      const kinds = [...new Set(together.map((one) => this.cards[one]))].sort().join('')
      this.chosen = kinds.length === 1 || (kinds === '8h' && together.length === 2 && mayJoin) ? together : [at]
    }
  }

  /** A card named by a key of the keyboard, a blind one by its place; whether there is one. */
  pickKind(letter: string): boolean {
    if (!this.myTurn) return false
    if (this.source === 'blind') {
      const isThere = this.own?.blind['123'.indexOf(letter)] === '#'
      if (isThere) this.blind = Number(letter)
      return isThere
    }
    const free = [...this.cards].findIndex((card, at) => card === letter && !this.chosen.includes(at))
    if (free >= 0) this.pick(free)
    return free >= 0
  }

  forget(): void {
    this.chosen = []
    this.blind = null
    this.theirs = ''
    this.preview = null
    this.refusedMove = null
    this.advice = null
  }

  /** Ask what the chosen cards would do. */
  async askPreview(): Promise<void> {
    const wanted = this.move
    this.preview = null
    this.refusedMove = null
    if (this.you === null || !isLay(wanted)) return
    const found = await this.table.preview(this.you, wanted)
    if (wanted === this.move) this.preview = found
  }

  async play(move: string): Promise<void> {
    if (!move || this.you === null || this.busy) return
    this.busy = true
    const answer = await this.table.move(this.you, move)
    this.busy = false
    if (answer.is === 'refused') this.refusedMove = answer.refusal ?? null
  }

  async askHint(): Promise<void> {
    if (this.you === null) return
    const { is, move = '', why = '' } = await this.table.act({ do: 'hint', seat: this.you })
    if (is !== 'hint') return
    if (this.refusal) this.forget() // who asks wants to hear what goes, not again what does not
    this.advice = { move, why }
  }
  hint = $derived.by(() => {
    if (!this.advice || this.you === null) return ''
    const why = this.words.why(this.advice.why, this.you, this.view.seats.length)
    return t('table-hint-says', { move: this.saidMoves([this.advice.move]), why })
  })

  mayUndo = $derived.by(
    () =>
      this.now.table.terms.helps &&
      this.you !== null &&
      this.now.seq > 0 &&
      !this.over &&
      this.now.table.seats.every((place, seat) => place.kind === 'bot' || this.mine.includes(seat)),
  )
  undo(): void {
    void this.table.act({ do: 'undo', seq: this.now.seq })
  }

  /** The sentences of what happened; whose turn it is shows elsewhere. */
  tell(events: GameEvent[]): string[] {
    return this.words.tell(events.filter((event) => event.type !== 'turn' && !(event.type === 'drew' && event.seat !== this.you)))
  }
}
