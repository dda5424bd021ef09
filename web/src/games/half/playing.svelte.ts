// A person at a table of 8½: which cards are chosen, what the main button will do.
import { app, t } from '../../lib/app.svelte'
import { book } from '../../lib/book.svelte'
import { Playing } from '../../lib/playing.svelte'
import type { GameEvent } from '../../lib/types'
import type { HalfView } from './types'
import { Words } from './words'

const ORDER = '0123456789hg'
const inOrder = (cards: string[]) => cards.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('')
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

export class HalfPlaying extends Playing<HalfView, Words> {
  chosen = $state<number[]>([]) // places in the hand, or among the open cards
  blind = $state<number | null>(null)
  theirs = $state('') // exchange: the other's open card

  wordsFor(names: string[], you: number | null): Words {
    return new Words(app.language, names, you)
  }
  note = $derived.by(() => {
    const { game, games } = this.view.match
    return `8½ · ${this.words.edition(this.view.edition)} · ${t('table-game-of', { game, games })}`
  })
  /** H20: whether piles aside lie open, for all that everyone knows their cards; undefined until the rules have come. */
  asideShown = $derived.by(() => {
    const { parameters, edition } = this.view
    return parameters?.aside_shown ?? book.of('half')?.editions[edition]?.parameters.aside_shown?.value
  })
  own = $derived.by(() => (this.you === null ? null : this.view.seats[this.you]!))
  exchanging = $derived.by(() => this.view.phase === 'exchange')

  /** Where the seat's next card comes from; null where it has nothing to choose. */
  source = $derived.by(() => (!this.myTurn ? null : this.exchanging ? 'open' : (this.view.plays_from ?? null)))
  hand = $derived.by(() => (typeof this.own?.hand === 'string' ? this.own.hand : ''))
  cards = $derived.by(() => (this.source === 'hand' ? this.hand : this.source === 'open' ? (this.own?.open ?? '') : ''))
  goes = $derived.by(() => new Set(this.legal.filter(isLay).flatMap((move) => [...move])))
  picked = $derived.by(() => this.chosen.map((at) => this.cards[at] ?? '').join(''))

  /** The move that the choice makes; '' as long as it makes none. */
  move = $derived.by(() => {
    if (!this.myTurn) return ''
    if (this.exchanging) return this.picked && this.theirs ? `exchange ${this.picked} ${this.theirs}` : ''
    if (this.source === 'blind') return this.blind === null ? '' : `blind ${this.blind}`
    if (this.picked) return inOrder([...this.picked])
    return this.legal.length === 1 && ['take', 'pass'].includes(this.legal[0]!) ? this.legal[0]! : ''
  })

  /** Why the choice cannot be laid: from the view for one card, from the server for several. */
  refusal = $derived.by(() => {
    if (this.refusedMove) return this.refusedMove
    if (!isLay(this.move)) return null
    return (this.move.length === 1 ? this.view.refused?.[this.move] : null) ?? this.preview?.refusal ?? null
  })

  /** What a hint means: places of one's own cards, a blind one, the other's open card. */
  hinted = $derived.by(() => {
    const [word = '', one = '', theirs = ''] = this.advice?.move.split(' ') ?? []
    const named = isLay(word) ? word : word === 'exchange' ? one : ''
    const at: number[] = []
    for (const card of named) at.push([...this.cards].findIndex((held, place) => held === card && !at.includes(place)))
    return { at, blind: word === 'blind' ? Number(one) : null, theirs }
  })

  /** What the main button will do, or why it does nothing. */
  label = $derived.by(() => (this.refusal ? this.#instead : this.move ? this.#does() : this.task))
  #instead = $derived.by(() => (this.view.phase === 'last-chance' ? this.task : t('table-choose-other')))
  task = $derived.by(() => {
    if (this.over) return t('table-series-over', { games: this.view.match.games })
    if (this.you === null) return t('table-watching')
    if (!this.myTurn) return this.whose
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

  saidButton(move: string): string {
    return isLay(move) ? t('table-lay', { cards: this.words.cards(move) }) : this.saidMove(move)
  }

  /** A move that lays nothing, as a button says it. */
  saidMove(move: string): string {
    const [word, one = '', other = ''] = move.split(' ')
    if (word === 'take') return t('table-take-count', { count: this.view.pile.length })
    if (word === 'blind') return t('table-turn-blind', { place: one })
    if (word === 'exchange') return t('table-exchange', { own: this.words.cards(one), other: this.words.cards(other) })
    return t(`table-${word}`)
  }

  besides = $derived.by(() =>
    this.legal
      .filter((move) => ['take', 'pass', 'decline'].includes(move) && move !== this.move)
      .map((move) => ({ move, label: this.saidMove(move) })),
  )
  /** Why the pile must be taken: what would be playable, as the server says it of a card that is not. */
  #forced = $derived.by(() => {
    if (!this.myTurn || this.legal.length !== 1 || this.legal[0] !== 'take') return ''
    const refusal = Object.values(this.view.refused ?? {}).find(({ args }) => args.may)
    return refusal ? t('table-must-take', { ...this.words.refusalArguments(refusal), bid: this.view.bid.words }) : t('table-must-take-any')
  })
  remark = $derived.by(() => {
    if (this.move && this.myTurn && ['exchange', 'last-chance'].includes(this.view.phase)) return this.task
    return this.#forced
  })
  goal = $derived.by(() => t('table-goal'))
  override get isEarly(): boolean {
    return this.view.match.game === 1 && this.view.plays <= 2 * this.view.seats.length
  }
  hasRoom = $derived.by(() => this.others.length < 3)

  saidInside(move: string): string {
    return this.saidMoves([move])
  }
  saidWhy(code: string): string {
    return this.words.why(code, this.you ?? 0, this.view.seats.length)
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
        ...others.map((move) => this.#saidOther(move)),
      ],
      'or-list',
    )
  }
  #saidOther(move: string): string {
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
    return [t('table-asked-turn'), bid, caught, from, this.#forced || may(this.legal)].filter(Boolean).join(' ')
  })

  pick(at: number): void {
    this.refusedMove = null
    this.table.trouble = ''
    if (this.exchanging) this.chosen = this.chosen.includes(at) ? [] : [at]
    else if (this.chosen.includes(at)) this.chosen = this.chosen.filter((one) => one !== at)
    else this.chosen = this.#goTogether([...this.chosen, at]) ? [...this.chosen, at] : [at]
  }

  /** Cards of one kind are chosen together, and others where they are laid so: anything else is a new choice. */
  #goTogether(places: number[]): boolean {
    const cards = places.map((at) => this.cards[at]!)
    return cards.every((card) => card === cards[0]) || this.legal.includes(inOrder(cards))
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

  keysText = $derived.by(() => t('table-keys'))
  key(letter: string): boolean {
    if (letter === 't' && this.legal.includes('take')) void this.play('take')
    else return letter.length === 1 && ORDER.includes(letter) && this.pickKind(letter)
    return true
  }

  override forget(): void {
    super.forget()
    this.chosen = []
    this.blind = null
    this.theirs = ''
  }

  isPreviewed(move: string): boolean {
    return isLay(move)
  }

  shout(events: GameEvent[]): string {
    const loud = events.find(({ type }) => type === 'finished') ?? events.find(({ type }) => type === 'caught')
    return loud ? this.words.event(loud) : ''
  }

  hasEnded(events: GameEvent[]): boolean {
    return events.some((event) => event.type === 'scored')
  }

  /** What the others draw is of no interest: nobody sees it. */
  override tell(events: GameEvent[]): string[] {
    return super.tell(events.filter((event) => !(event.type === 'drew' && event.seat !== this.you)))
  }
}
