// Level 8 Master in words: the page's twin of halfpast/games/level8/words.py. A golden file holds the two together.
import { GameWords, plain, type Args } from '../../lib/gamewords'
import { has, isolated } from '../../lib/words'
import type { GameEvent, Refusal } from '../../lib/types'
import type { AnyCard, Group, GroupKind, Laid, OwnCard } from './types'

export const COLOURS = 'roygbp'
const NUMBERS = 15
const MATTERS: Record<string, string> = { run: 'number', set: 'number', colour: 'colour', 'colour-run': 'card' } // of a laid joker
const STEPS = ['act', 'show', 'put', 'keep'] // phases in which a seat decides several times, one after another
const NONE: Record<string, (event: GameEvent) => unknown> = {
  picked: (event) => event.card,
  put: (event) => event.card,
  kept: (event) => event.cards,
  'round-over': (event) => event.seat,
  over: (event) => event.winner,
}

/** A number card: its colour and its number. */
export function numberCard(card: string): { colour: string; number: number } | null {
  const found = /^([roygbp])(\d+)$/.exec(card)
  return found ? { colour: found[1]!, number: Number(found[2]) } : null
}

export class Words extends GameWords {
  readonly game = 'level8'

  /** One card inside a sentence; a joker in a group with what it stands for, as far as that matters there. */
  card(card: string, group = ''): string {
    return this.text('level8-one', this.#about(card, group))
  }

  /** One card by itself, as on a label or in a list. */
  face(card: string, group = ''): string {
    return this.text('level8-face', this.#about(card, group))
  }

  #about(card: string, group: string): Args {
    const stands = card.split('=')[1]
    if (stands) {
      const matters = MATTERS[group] ?? 'card'
      const said: Record<string, string> = {
        number: stands.slice(1),
        colour: this.colour(stands[0]!),
        card: this.face(stands),
      }
      return { card: 'laid', as: matters, stands: said[matters]! }
    }
    const number = numberCard(card)
    return number ? { card: 'number', ...number } : { card }
  }

  cards(cards: string[]): string {
    return this.list(
      cards.map((card) => this.card(card)),
      'and-list',
    )
  }

  colour(letter: string): string {
    return this.text('level8-colour', { colour: letter })
  }

  /** A group that a level asks for, or several that are the same. */
  group([group, size]: Group, count = 1): string {
    return this.text('level8-group', { group, size, count })
  }

  /** What a level asks for. */
  groups(line: Group[]): string {
    const same: { group: Group; count: number }[] = []
    for (const group of line) {
      const last = same.at(-1)
      if (last && String(last.group) === String(group)) last.count++
      else same.push({ group, count: 1 })
    }
    return this.list(
      same.map(({ group, count }) => this.group(group, count)),
      'and-list',
    )
  }

  level(level: number, line: Group[]): string {
    return this.text('level8-level', { level, groups: this.groups(line) })
  }

  /** What a level card is called; an owner's own by its own name. */
  levelCard(card: string | OwnCard): string {
    const name = typeof card === 'string' ? card : card.name
    return has(this.language, `level8-levels-${name}`) ? this.text(`level8-levels-${name}`) : isolated(name)
  }

  /** What the level card of a match is called; where players have their own, whose is which. */
  levelCards(card: AnyCard | AnyCard[]): string {
    if (!Array.isArray(card)) return this.levelCard(card)
    return this.list(
      card.map((one, seat) => this.text('level8-card-of', { name: this.name(seat), card: this.levelCard(one) })),
      'and-list',
    )
  }

  /** Groups that somebody lays, with their cards. */
  laid(groups: Laid[]): string {
    return this.list(
      groups.map(({ group, cards }) =>
        this.text('level8-group-laid', {
          group: this.group([group, cards.length]),
          cards: cards.map((card) => this.face(card, group)).join(', '),
        }),
      ),
      'and-list',
    )
  }

  why(code: string): string {
    return this.text(`level8-why-${code}`)
  }

  refusalArguments(refusal: Refusal): Args {
    const given = refusal.args
    const args = plain(given)
    let kind = ''
    if (typeof given.seat === 'number')
      Object.assign(args, { name: this.name(given.seat), whom: this.whom(given.seat), number: given.seat + 1 })
    if (Array.isArray(given.groups)) {
      const line = given.groups as Group[]
      args.groups = this.groups(line)
      const here = typeof given.place === 'number' ? line[given.place - 1] : undefined
      if (here) {
        kind = here[0]
        args.group = this.group(here)
      }
    }
    if (given.group && typeof given.group === 'object') {
      const group = given.group as { group: GroupKind; low: number; high: number; colour: string }
      kind = group.group
      Object.assign(args, { number: group.low, colour: group.colour, ...this.#fitting(group) })
    }
    if (typeof given.card === 'string') {
      const isHeld = refusal.reason === 'not-held' && typeof given.joker === 'string'
      args.face = this.face(isHeld ? String(given.joker) : given.card, kind)
    }
    if (typeof given.stands === 'string') args.stands = this.card(given.stands)
    return args
  }

  /** What a run, or a colour run, grows by. */
  #fitting(group: { group: GroupKind; low: number; high: number; colour: string }): Args {
    const numbers = [group.low - 1, group.high + 1].filter((number) => number >= 1 && number <= NUMBERS)
    const fits = numbers.map((number) => (group.group === 'colour-run' ? this.card(`${group.colour}${number}`) : String(number)))
    return { fits: this.list(fits, 'or-list'), count: numbers.length }
  }

  /** What happened, as sentences; not that a seat goes on which was just told of. */
  tell(events: GameEvent[]): string[] {
    const told: string[] = []
    let last: number | undefined
    for (const event of events) {
      if (event.type !== 'turn') last = event.seat ?? last
      else if (STEPS.includes(String(event.phase)) && event.seat === last) continue
      told.push(this.event(event))
    }
    return told
  }

  kind(event: GameEvent): string {
    if (event.type === 'began' && Array.isArray(event.card)) return 'began-each'
    const nothing = event.type === 'dealt' ? !turned(event) : event.type in NONE && (NONE[event.type]!(event) ?? null) === null
    return nothing ? `${event.type}-none` : event.type
  }

  arguments(event: GameEvent): Args {
    const kind = event.type
    const args = plain(event)
    const subject = (kind === 'dealt' ? event.dealer : kind === 'over' ? event.winner : event.seat) as number | null | undefined
    if (typeof subject === 'number') Object.assign(args, this.subject(subject))
    for (const whom of ['on', 'of']) {
      const seat = event[whom]
      if (typeof seat !== 'number') continue
      args[whom] = this.name(seat)
      args.whom = seat === subject ? 'own' : this.whom(seat)
    }
    const card = kind === 'dealt' ? turned(event) : event.card
    if (kind === 'began')
      Object.assign(args, { edition: this.edition(String(event.edition)), card: this.levelCards(event.card as AnyCard | AnyCard[]) })
    else if (typeof card === 'string' && card) args.card = this.card(card, typeof event.group === 'string' ? event.group : '')
    if ((kind === 'drew' || kind === 'kept') && event.cards) {
      const cards = event.cards[0]!.cards as string[] | number
      const isHidden = typeof cards === 'number'
      Object.assign(args, { cards: isHidden ? '' : this.cards(cards), count: isHidden ? cards : cards.length })
    }
    if (kind === 'laid-out') args.groups = this.laid(event.groups as Laid[])
    if (kind === 'round-over') args.moves = this.moves(event).join(' ')
    return args
  }

  /** What the end of a round means for each seat. */
  moves(event: GameEvent): string[] {
    const levels = event.levels as number[]
    return (event.moved as number[]).map((moved, seat) =>
      this.text('level8-event-moved', { ...this.subject(seat), moved, level: levels[seat]! }),
    )
  }
}

/** The card that the dealer turned over; '' if none was left. */
function turned(event: GameEvent): string {
  const pile = event.cards?.find((carry) => carry.to === 'pile')?.cards
  return Array.isArray(pile) ? (pile.at(-1) ?? '') : ''
}
