// A person at the table: whose eyes these are, and what the choice made so far would do. What a choice is, each game says.
import { duration, seatName, t } from './app.svelte'
import { BY_TURNS, Clock } from './clock.svelte'
import type { GameWords } from './gamewords'
import { newcomer } from './newcomer.svelte'
import type { AnyTable, Preview } from './table.svelte'
import type { GameEvent, Refusal, View } from './types'

const PLAYED = ['ack', 'done'] // how a move is answered that was made
const TOO_LATE = ['stale', 'not-yours', 'wrong'] // how a move is answered for which the table did not wait

export abstract class Playing<V extends View = View, W extends GameWords = GameWords> {
  preview = $state.raw<Preview | null>(null)
  refusedMove = $state.raw<Refusal | null>(null) // a refusal that came back from a move
  advice = $state.raw<{ move: string; why: string } | null>(null) // from a bot
  hintIsOpen = $state(false) // what it says is read; what it marks stays marked
  missed = $state('') // a move that waited for the line, and came too late
  #sent = $state.raw<{ seq: number; label: string } | null>(null) // the move on its way, and where the table stood then
  seen = $state<number | null>(null) // pass and play: whose eyes are open

  readonly clock: Clock

  constructor(readonly table: AnyTable) {
    this.clock = new Clock(table)
  }

  now = $derived.by(() => this.table.now!)
  mine = $derived.by(() => this.now.mine)
  several = $derived(this.mine.length > 1)
  turn = $derived.by(() => this.now.turn)
  decides = $derived.by(() => this.turn !== null && this.mine.includes(this.turn)) // somebody at this device
  you = $derived.by(() => (this.several ? (this.decides ? this.turn! : (this.seen ?? this.mine[0]!)) : (this.mine[0] ?? null)))
  view = $derived.by(() => this.table.view(this.you) as V)
  curtain = $derived.by(() => this.several && this.decides && this.seen !== this.turn)
  hidden = $derived.by(() => this.several && this.seen !== this.you) // nobody has said that it is them
  reader = $derived.by(() => (this.several || this.table.isOthers ? null : this.you)) // who is spoken to as "you"
  names = $derived.by(() => this.now.table.seats.map((place, seat) => (seat === this.reader ? t('page-you') : seatName(place, seat))))
  words = $derived.by(() => this.wordsFor(this.names, this.reader))
  atTurn = $derived.by(() => this.you !== null && this.turn === this.you && !this.hidden)
  myTurn = $derived.by(() => this.atTurn && !this.table.isReplay)
  /** The seat at this device that is still reading the score of the last game. */
  reading = $derived.by(() => this.now.pause?.waits.find((seat) => this.mine.includes(seat)))
  /** Whether this device is waited for: its tab and its title say so. */
  isAsked = $derived.by(() => this.decides && !this.over && !this.table.isReplay && !this.covered && this.reading === undefined)
  over = $derived.by(() => this.now.table.state === 'over')
  covered = $derived.by(() => this.you !== null && this.now.table.seats[this.you]!.covered)
  coveredSeats = $derived.by(() => this.now.table.seats.flatMap((place, seat) => (place.covered ? [seat] : [])))
  placeName = $derived.by(() => (this.table.isOthers && this.you !== null ? this.names[this.you]! : t('table-your-place')))
  /** Between two games: whom the next one waits for, in words; '' when it waits for nobody. */
  whoReads = $derived.by(() => {
    const { pause } = this.now
    if (!pause) return ''
    const others = pause.waits.filter((seat) => !this.mine.includes(seat)).map((seat) => this.names[seat] ?? '')
    return others.length ? t('again-next-waits', { names: this.words.list(others, 'and-list') }) : t('again-next-waits-you')
  })
  /** Whom the table waits for, in words; '' where nobody is to move. */
  whose = $derived.by(() => {
    if (this.turn === null) return ''
    if (this.whoReads) return this.whoReads // nobody is thinking yet, whoever begins
    const name = this.names[this.turn] ?? ''
    const { kind, covered } = this.now.table.seats[this.turn]!
    const isByTurns = BY_TURNS.includes(this.now.table.terms.clock) // nobody is seen to think there, be it a bot
    if (kind === 'bot') return t(isByTurns ? 'table-person-turn' : 'table-bot-turn', { name })
    if (covered) return t('table-covered-turn', { name })
    const left = isByTurns ? this.clock.left : null
    return left === null ? t('table-person-turn', { name }) : t('table-person-turn-left', { name, time: duration(left) })
  })
  legal = $derived.by(() => (this.myTurn ? (this.view.legal ?? []) : []))
  /** The other seats, clockwise from one's own. */
  others = $derived.by(() => {
    const seats = this.view.seats.length
    const all = Array.from({ length: seats }, (_, at) => ((this.you ?? 0) + at) % seats)
    return this.you === null ? all : all.slice(1)
  })

  /** Who plays a first game is told what it is about, and what the numbers mean; a lesson says it itself. */
  isNew = $derived.by(() => newcomer.isNewTo(this.now.table.terms.game))
  isFirst = $derived.by(() => {
    const plays = !!this.table.id && !this.table.isReplay && !this.over && !this.now.pause
    return this.isNew && plays && this.you !== null
  })

  // What each game says.

  abstract wordsFor(names: string[], you: number | null): W
  /** Where the match stands, in a few words: "Fundex · game 2 of 6". */
  abstract readonly note: string
  /** The move that the choice makes; '' as long as it makes none. */
  abstract readonly move: string
  /** Why the choice cannot be played. */
  abstract readonly refusal: Refusal | null
  /** What there is to do, as long as nothing is chosen. */
  abstract readonly task: string
  /** What the main button will do, or why it does nothing. */
  abstract readonly label: string
  /** What else may be done, each a button. */
  abstract readonly besides: { move: string; label: string }[]
  /** What is said above the button; '' where the button says it all. */
  abstract readonly remark: string
  /** What the game is about, in a first one; '' where the table shows it. */
  abstract readonly goal: string
  /** Whether hardly anything has been played yet. */
  get isEarly(): boolean {
    return false
  }
  /** Whether so many players leave room for words beside their numbers. */
  abstract readonly hasRoom: boolean
  /** What a listener needs to decide, in one go. */
  abstract readonly asked: string
  /** A move, as its button says it: "Lay 7". */
  abstract saidButton(move: string): string
  /** A move inside a sentence: "lay a 7". */
  abstract saidInside(move: string): string
  /** A bot's reason. */
  abstract saidWhy(code: string): string
  /** Which keys there are. */
  abstract readonly keysText: string
  /** A key of the keyboard; whether it meant something. */
  abstract key(letter: string): boolean
  /** What is shouted over the table, if something is. */
  abstract shout(events: GameEvent[]): string
  /** Whether a game or a round has ended, so that all look at the score. */
  abstract hasEnded(events: GameEvent[]): boolean
  /** Whether it is asked at once what a move would do. */
  abstract isPreviewed(move: string): boolean

  /** A move is on its way. Once the table has moved on, the answer that follows is no news, and the next may be made. */
  busy = $derived.by(() => this.#sent?.seq === this.now.seq)
  /** The move that waits until the line is back; '' where none does. */
  waiting = $derived.by(() => (this.busy && this.table.isCut ? this.#sent!.label : ''))
  ready = $derived.by(() => !!this.move && !this.refusal && !this.busy)

  // What one does.

  forget(): void {
    this.preview = null
    this.refusedMove = null
    this.advice = null
    this.hintIsOpen = false
  }

  /** Ask what the choice would do. */
  async askPreview(): Promise<void> {
    const wanted = this.move
    this.preview = null
    this.refusedMove = null
    if (this.you === null || !this.isPreviewed(wanted)) return
    const found = await this.table.preview(this.you, wanted)
    if (wanted === this.move) this.preview = found
  }

  /** The main button: the choice is played. */
  async playChosen(): Promise<void> {
    if (this.ready) await this.play(this.move, this.label)
  }

  /** Whether it was played. */
  async play(move: string, label = this.saidButton(move)): Promise<boolean> {
    if (!move || this.you === null || this.busy) return false
    const sent = { seq: this.now.seq, label }
    this.#sent = sent
    this.missed = ''
    const { is, refusal, late } = await this.table.move(this.you, move)
    if (this.#sent === sent) this.#sent = null
    if (is === 'refused') this.refusedMove = refusal ?? null
    if (late && TOO_LATE.includes(is)) {
      this.table.trouble = ''
      this.missed = label
    }
    return PLAYED.includes(is)
  }

  async askHint(): Promise<void> {
    if (this.you === null) return
    if (!this.myTurn) {
      this.hintIsOpen = true // it says whom the table waits for
      return
    }
    const { seq } = this.now
    const { is, move = '', why = '' } = await this.table.act({ do: 'hint', seat: this.you })
    if (is !== 'hint' || seq !== this.now.seq) return // the table has moved on
    if (this.refusal) this.forget() // whoever asks wants to hear what is playable, not again what is not
    this.advice = { move, why }
    this.hintIsOpen = true
  }
  closeHint(): void {
    this.hintIsOpen = false
  }
  isHinted(move: string): boolean {
    return this.advice?.move === move
  }
  hint = $derived.by(() => {
    if (!this.hintIsOpen || this.over) return ''
    if (this.advice) return t('table-hint-says', { move: this.saidInside(this.advice.move), why: this.saidWhy(this.advice.why) })
    return this.myTurn ? '' : t('table-hint-waits', { whose: this.whose })
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
    return this.words.tell(events.filter((event) => event.type !== 'turn'))
  }
}
