// A person at a table of Level 8: which cards are chosen, which lie in the level's groups, what the main button will do.
import { app, t } from '../../lib/app.svelte'
import { recallWord, rememberWord } from '../../lib/kept'
import { Playing } from '../../lib/playing.svelte'
import type { GameEvent, Refusal } from '../../lib/types'
import type { Draft, Group, Laid, Level8Message, Level8View, Line } from './types'
import { cardOf, held, ORDERS, place, type Order } from './hand'
import { recallPlan, rememberPlan } from './keptplan'
import { isLay } from './lay'
import { Plan } from './plan.svelte'
import { Words } from './words'

const CHOOSING = ['show', 'put', 'keep'] // phases in which cards of the hand are chosen, one move each
const BESIDES = ['show', 'pick', 'keep'] // phases in which something else lies where one's level would

export class Level8Playing extends Playing<Level8View, Words> {
  chosen = $state.raw<string[]>([]) // keys
  plan = new Plan(
    () => (this.isOut ? [] : this.line),
    (groups) => this.#askDraft(groups),
  )
  theirs = $state.raw<{ seat: number; card: string } | null>(null) // take: the card of another
  asking = $state.raw<string[]>([]) // ways to lay off one joker, when there are several
  order = $state<Order>(ORDERS.find((one) => one === recallWord('hand-order')) ?? 'colour')
  #arranged = $state.raw<string[]>([]) // keys, in one's own order
  #level = '' // to which level of which round the groups belong

  wordsFor(names: string[], you: number | null): Words {
    return new Words(app.language, names, you)
  }
  note = $derived.by(() => `${this.words.edition(this.view.edition)} · ${t('level8-table-round', { round: this.view.round })}`)
  own = $derived.by(() => (this.you === null ? null : this.view.seats[this.you]!))
  phase = $derived.by(() => this.view.phase)
  isOut = $derived.by(() => !!this.own?.laid.length)
  levels = $derived.by(() => (this.now as Level8Message).levels ?? [])
  /** Whether players have level cards of their own. */
  isEachOwn = $derived.by(() => Array.isArray(this.view.card))
  line = $derived.by<Group[]>(() => (this.own ? this.asks(this.you!, this.own.level) : []))

  /** What a level asks for, by the level card of this seat. */
  asks(seat: number, level: number): Line {
    return this.linesOf(seat)[level - 1] ?? []
  }

  linesOf(seat: number): Line[] {
    return this.isEachOwn ? ((this.levels as Line[][])[seat] ?? []) : (this.levels as Line[])
  }

  /** The level that a seat is seen on: when a round ends it moves up at once, but the groups of the last one still lie there. */
  levelOf(seat: number): number {
    const { level, laid } = this.view.seats[seat]!
    const out = laid.length ? this.table.events.findLast((event) => event.type === 'laid-out' && event.seat === seat) : undefined
    return out ? Number(out.level) : level
  }

  // The hand.

  all = $derived.by(() => (Array.isArray(this.own?.hand) && !this.hidden ? held(this.own.hand) : []))
  isChoosing = $derived.by(() => this.myTurn && CHOOSING.includes(this.phase))
  /** Whether the groups of one's level lie before one; while one chooses among all cards, they do not. */
  isPlanning = $derived.by(() => !this.isOut && !this.isChoosing && !BESIDES.includes(this.phase))
  /** The cards in the hand, in the order one likes; those that lie in a group are seen there. */
  hand = $derived.by(() => {
    const free = this.isPlanning ? this.all.filter(({ key }) => !this.plan.keys.has(key)) : this.all
    if (this.order !== 'own') return free.toSorted((one, other) => place(one.card, this.order) - place(other.card, this.order))
    const at = new Map(this.#arranged.map((key, index) => [key, index]))
    return free.toSorted((one, other) => (at.get(one.key) ?? 999) - (at.get(other.key) ?? 999))
  })
  /** Cards of the hand that lie open for Take already: marked, so that nobody tries to show them again. */
  #laidOpen = $derived.by(() => new Set(held(this.own?.shown ?? []).map(({ key }) => key)))
  isLaidOpen(key: string): boolean {
    return this.#laidOpen.has(key)
  }
  picked = $derived.by(() => this.chosen.map(cardOf))
  single = $derived.by(() => (this.chosen.length === 1 ? this.picked[0]! : ''))

  sort(order: Order): void {
    this.#arranged = this.hand.map(({ key }) => key)
    this.order = order
    rememberWord('hand-order', order)
  }

  /** Put a card before another in the hand, or at its end: from now on the order is one's own. */
  arrange(key: string, before: string | null): void {
    this.take(key)
    const keys = this.hand.map((one) => one.key).filter((one) => one !== key)
    const at = before === null ? keys.length : keys.indexOf(before)
    this.#arranged = keys.toSpliced(at < 0 ? keys.length : at, 0, key)
    this.order = 'own'
    rememberWord('hand-order', 'own')
  }

  /** One step to the left or to the right. */
  shift(key: string, by: -1 | 1): void {
    const keys = this.hand.map((one) => one.key)
    const at = keys.indexOf(key) + by
    if (at < 0 || at >= keys.length) return
    this.arrange(key, keys.filter((one) => one !== key)[at] ?? null)
  }

  pick(key: string): void {
    this.refusedMove = null
    this.asking = []
    this.table.trouble = ''
    if (this.chosen.includes(key)) this.chosen = this.chosen.filter((one) => one !== key)
    else if (this.isChoosing) this.chosen = [...this.chosen, key].slice(-(this.view.choose ?? 1))
    else if (this.isOut)
      this.chosen = [key] // one card is laid off, or discarded
    else this.chosen = [...this.chosen, key]
  }

  // The level's groups.

  /** Groups that one of the chosen cards could go into. */
  takes = $derived.by(() =>
    this.plan.slots.flatMap(({ at, said }) => (said && this.picked.some((card) => said.takes.includes(card)) ? [at] : [])),
  )

  /** Put cards into a group. */
  put(at: number, keys: string[]): void {
    if (!keys.length || !this.isPlanning || !this.line[at]) return
    this.plan.put(at, keys)
    this.chosen = []
  }

  /** Back into the hand; while one chooses there, what was planned stays so. */
  take(key: string): void {
    if (this.isPlanning) this.plan.take(key)
  }

  clear(): void {
    this.plan.clear()
    this.chosen = []
  }

  /** The best way, put into the groups to be looked at; the main button lays it. */
  best = $derived.by(() => this.legal.find(isLay) ?? '')
  fillBest(): void {
    this.plan.fill(this.best, this.all)
    this.chosen = []
  }

  async #askDraft(groups: string[][]): Promise<Draft | null> {
    if (this.you === null) return null
    const answer = await this.table.ask({ do: 'draft', seat: this.you, groups })
    return answer.is === 'draft' ? (answer as unknown as Draft) : null
  }

  /** After a move: another level begins with empty groups, or with those that were put together before the page was loaded. */
  follow(): void {
    if (this.hidden || !this.own) {
      this.plan.forget() // they are found again by whoever says that it is them
      this.#level = ''
      return
    }
    const level = `${this.view.round} ${this.own.level} ${this.you}`
    const isOther = level !== this.#level
    if (isOther || this.isOut) this.plan.forget()
    if (isOther && this.#isKept && !this.isOut) this.plan.restore(recallPlan(this.table.id, this.you!, level))
    this.#level = level
    this.plan.follow(this.all)
    void this.plan.ask()
  }
  /** Whether this is a table that one comes back to, and one's own. */
  #isKept = $derived.by(() => !!this.table.id && !this.table.isReplay && this.you !== null)
  /** Keep the groups on this device. */
  keep(): void {
    const { groups, stands } = this.plan
    if (this.#level && this.#isKept) rememberPlan(this.table.id, this.you!, { level: this.#level, groups, stands })
  }

  // Laying off.

  /** The ways to lay the chosen card off on a group: `2.1` is seat 2's first. */
  offs(target: string): string[] {
    if (!this.single || this.phase !== 'act') return []
    return this.legal.filter((move) => {
      const [word, card = '', where] = move.split(' ')
      return word === 'off' && where === target && card.split('=')[0] === this.single
    })
  }
  laidAt(target: string): Laid | undefined {
    const [seat, place] = target.split('.').map(Number)
    return this.view.seats[seat!]?.laid[place! - 1]
  }
  layOff(target: string): void {
    const ways = this.offs(target)
    if (ways.length > 1) this.asking = ways
    else void this.play(ways[0] ?? '')
  }

  /** Whether a card of the hand can be laid off somewhere now. */
  goesOff(card: string): boolean {
    return this.#off.has(card)
  }
  #off = $derived.by(() => {
    const found = this.legal.filter((move) => move.startsWith('off ')).map((move) => move.split(' ')[1]!.split('=')[0]!)
    return new Set(found)
  })

  /** A card is dragged: it is what one acts with. */
  hold(key: string): void {
    if (!this.chosen.includes(key)) this.chosen = [key]
  }

  /** A dragged card is let go: on a group, on the discard pile, or somewhere in the hand. */
  drop(key: string, where: string): void {
    const [what, at = ''] = where.split(' ')
    if (what === 'group') this.put(Number(at), this.chosen.includes(key) ? this.chosen : [key])
    else if (what === 'hand' || what === 'before') {
      this.chosen = []
      this.arrange(key, what === 'before' && at !== key ? at : null)
    } else {
      this.take(key)
      this.chosen = [key]
      if (what === 'off' && this.offs(at).length) this.layOff(at)
      else if (what === 'discard' && this.legal.includes(`discard ${this.single}`)) void this.play(`discard ${this.single}`)
    }
  }

  // What a hint means.

  /** The key of a card: in the hand, if one is there, or in a group. */
  hintedKey = $derived.by(() => {
    const [word = '', card = ''] = this.advice?.move.split(' ') ?? []
    if (['draw', 'pick', 'lay'].includes(word)) return ''
    const held = [...this.hand, ...this.all].find((one) => one.card === card.split('=')[0])
    return held?.key ?? ''
  })
  /** The group that it would lay off on: `2.1` is seat 2's first. */
  hintedGroup = $derived.by(() => (this.advice?.move.startsWith('off ') ? (this.advice.move.split(' ')[2] ?? '') : ''))
  hintsLay = $derived.by(() => !!this.advice && isLay(this.advice.move))

  // What the choice does.

  move = $derived.by(() => {
    if (!this.myTurn) return ''
    if (this.isChoosing) return this.single ? `${this.phase} ${this.single}` : ''
    if (this.phase === 'pick') return this.theirs ? `pick ${this.theirs.seat} ${this.theirs.card}` : ''
    if (this.phase !== 'act') return ''
    if (this.single) return this.legal.includes(`play ${this.single}`) ? `play ${this.single}` : `discard ${this.single}`
    return this.chosen.length || this.plan.isEmpty ? '' : (this.plan.whole?.move ?? '')
  })
  /** Several cards are chosen to be shown, put or kept: each is a move. */
  moves = $derived.by(() => (this.isChoosing && this.chosen.length > 1 ? this.picked.map((card) => `${this.phase} ${card}`) : []))

  refusal = $derived.by<Refusal | null>(() => {
    if (this.refusedMove) return this.refusedMove
    if (isLay(this.move)) return this.plan.whole?.refusal ?? null
    return this.move && this.single && !this.legal.includes(this.move) ? (this.view.refused?.[this.single] ?? null) : null
  })
  override ready = $derived.by(() => (!!this.move || !!this.moves.length) && !this.refusal && !this.busy)

  label = $derived.by(() => {
    if (this.refusal) return t('table-choose-other')
    if (this.moves.length) return t(`level8-table-${this.phase}-several`, { count: this.moves.length })
    return this.move ? this.saidMove(this.move) : this.task
  })
  task = $derived.by(() => {
    if (this.over) return t('level8-table-over')
    if (this.you === null) return t('table-watching')
    if (!this.myTurn) return this.whose
    if (this.isChoosing) return t(`level8-table-task-${this.phase}`, { count: this.view.choose ?? 0, name: this.#taker })
    if (this.phase !== 'act') return t(`level8-table-task-${this.phase}`)
    if (this.chosen.length > 1) return t('level8-table-task-group')
    return t(this.isOut ? 'level8-table-task-out' : 'level8-table-task-act')
  })
  /** Who has us show cards: whoever was away meanwhile has not seen it played. */
  #taker = $derived.by(() => {
    const played = this.table.events.findLast(({ type, special }) => type === 'played' && special === 'take')
    return played?.seat === undefined ? t('page-somebody') : this.words.name(played.seat)
  })
  besides = $derived.by(() => {
    const found: string[] = []
    if (this.single && this.phase === 'act') {
      if (this.move.startsWith('play ')) found.push(`discard ${this.single}`)
      found.push(...this.legal.filter((move) => this.single === 'skip' && move.startsWith('play skip ')))
    } else found.push(...this.legal.filter((move) => move === 'done' || move === 'pick none'))
    return found.filter((move) => this.legal.includes(move)).map((move) => ({ move, label: this.saidMove(move) }))
  })
  remark = $derived.by(() => {
    const wrong = this.plan.slots.find(({ said }) => said?.wrong.length)
    if (this.isPlanning && wrong?.said)
      return t('level8-table-wrong', {
        number: wrong.at + 1,
        group: this.words.group(wrong.group),
        cards: this.words.list(
          wrong.said.wrong.map((card) => this.words.face(card)),
          'or-list',
        ),
      })
    if (!this.myTurn || this.phase !== 'act' || !this.single || !this.move.startsWith('discard')) return ''
    return t(this.goesOff(this.single) ? 'level8-table-off-or-discard' : 'level8-table-ends-turn')
  })

  goal = ''
  hasRoom = $derived.by(() => this.others.length < 4)

  /** A move, as a button says it. */
  saidMove(move: string): string {
    const [word = '', card = '', where = ''] = move.split(' ')
    const { words } = this
    if (word === 'lay') return t('level8-table-lay', { level: this.own?.level ?? 0 })
    if (word === 'draw') return card ? t('level8-table-draw-pile', this.#whose(Number(card))) : t('level8-table-draw')
    if (word === 'pick')
      return card === 'none'
        ? t('level8-table-pick-none')
        : t('level8-table-pick', { card: words.face(where), name: words.name(Number(card)) })
    if (word === 'play')
      return card === 'skip'
        ? t('level8-table-skip', { name: words.name(Number(where)) })
        : t('level8-table-play', { card: words.face(card) })
    if (word === 'done') return t(`level8-table-done-${this.phase}`)
    if (word === 'off') {
      const [seat, place] = where.split('.').map(Number)
      return t('level8-table-off', { card: words.face(card, this.laidAt(where)?.group), place: place!, ...this.#whose(seat!) })
    }
    return t(`level8-table-${word}`, { card: words.face(card) })
  }
  saidButton(move: string): string {
    return this.saidMove(move)
  }
  #whose(seat: number) {
    return { whose: seat === this.you ? 'own' : 'other', name: this.words.name(seat) }
  }
  saidInside(move: string): string {
    return this.saidMove(move)
  }
  saidWhy(code: string): string {
    return this.words.why(code)
  }

  asked = $derived.by(() => {
    if (!this.myTurn || this.covered || !this.own) return ''
    const { words } = this
    const cards = t('table-asked-hand', {
      cards: words.list(
        this.all.map(({ card }) => words.face(card)),
        'and-list',
      ),
    })
    const piles = this.legal.filter((move) => move.startsWith('draw '))
    const tops = piles.map((move) => {
      const seat = Number(move.slice(5))
      return t('level8-table-asked-pile', { ...this.#whose(seat), card: words.face(this.view.seats[seat]!.pile.at(-1) ?? '') })
    })
    const level = this.isOut ? t('level8-table-is-out', { level: this.own.level }) : words.level(this.own.level, this.line)
    if (this.phase === 'draw') return [t('table-asked-turn'), `${level}.`, cards, this.task, ...tops].join(' ')
    const may = this.phase === 'act' && this.best ? t('level8-table-asked-lay') : ''
    return [cards, may, this.task].filter(Boolean).join(' ')
  })

  override forget(): void {
    super.forget()
    this.chosen = []
    this.theirs = null
    this.asking = []
  }

  override async playChosen(): Promise<void> {
    const { moves, label } = this
    if (!moves.length) return super.playChosen()
    for (const one of moves) if (this.legal.includes(one) && !(await this.play(one, label))) return // each is shown before the next
  }

  isPreviewed(): boolean {
    return false
  }

  keysText = $derived.by(() => t('level8-table-keys'))
  key(letter: string): boolean {
    const at = '123456789'.indexOf(letter)
    if (letter === 'd' && this.legal.includes('draw')) void this.play('draw')
    else if (letter === 'l' && this.best) this.fillBest()
    else if (letter === 's') this.sort(ORDERS[(ORDERS.indexOf(this.order) + 1) % 2]!)
    else if (letter.length === 1 && at >= 0 && this.chosen.length && this.line[at] && this.isPlanning) this.put(at, this.chosen)
    else return false
    return true
  }

  shout(events: GameEvent[]): string {
    const loud = events.find((event) => ['laid-out', 'round-over'].includes(event.type))
    if (!loud) return ''
    const seat = loud.seat
    if (typeof seat !== 'number') return ''
    const leaps = ((loud.moved as number[] | undefined)?.[seat] ?? 0) > 1
    const ends = leaps ? 'level8-table-shout-two' : 'level8-table-shout-end'
    return t(loud.type === 'laid-out' ? 'level8-table-shout-out' : ends, {
      ...this.words.subject(seat),
      level: typeof loud.level === 'number' ? loud.level : 0,
    })
  }

  hasEnded(events: GameEvent[]): boolean {
    return events.some((event) => event.type === 'round-over' || event.type === 'over')
  }

  /** What the others draw from the stock is of no interest: nobody sees it. */
  override tell(events: GameEvent[]): string[] {
    return super.tell(events.filter((event) => !(event.type === 'drew' && event.from === 'stock' && event.seat !== this.you)))
  }
}
