// 8½ in words: the page's twin of halfpast/games/half/words.py. A golden file holds the two together.
import { GameWords, plain, type Args } from '../../lib/gamewords'
import type { GameEvent, Refusal } from '../../lib/types'

type Bid = { number: number; words: string }

export class Words extends GameWords {
  readonly game = 'half'

  /** One card, or 8+½, in a list of what may be laid. */
  card(card: string): string {
    return ['h', 'g', '8h'].includes(card) ? this.text(`half-card-${card}`) : card
  }

  /** The cards that somebody lays, inside a sentence. */
  cards(cards: string): string {
    if (cards === '8h') return this.card(cards)
    const first = cards[0] ?? ''
    const card = 'hg'.includes(first) ? first : Number(first)
    return cards.length === 1 ? this.text('half-one', { card }) : this.text('half-several', { number: cards.length, card })
  }

  bid(number: number): string {
    return this.text('half-bid', { halves: Math.round(2 * number) })
  }

  refusalArguments(refusal: Refusal): Args {
    const args: Args = {}
    for (const [name, value] of Object.entries(refusal.args)) {
      if (['cards', 'own', 'other'].includes(name)) args[name] = this.cards(String(value))
      else if (name === 'may')
        args[name] = this.list(
          (value as string[]).map((card) => this.card(card)),
          'or-list',
        )
      else args[name] = value as string | number
    }
    return args
  }

  why(code: string, you: number, seats: number): string {
    const args: Args = {}
    for (const [name, seat] of [
      ['before', (you - 1 + seats) % seats],
      ['next', (you + 1) % seats],
    ] as const) {
      args[name] = this.name(seat)
      args[`${name}who`] = seat === this.you ? 'you' : 'other'
    }
    return this.text(`half-why-${code}`, args)
  }

  /** What happened, as sentences; a lay and its bid are one. */
  tell(events: GameEvent[]): string[] {
    const told: string[] = []
    for (let at = 0; at < events.length; at++) {
      const event = events[at]!
      const next = events[at + 1]
      if (event.type === 'laid' && next?.type === 'bid') {
        told.push(this.laidAndBid(event, next))
        at++
      } else if (!(event.type === 'laid' && event.from === 'blind')) told.push(this.event(event))
    }
    return told
  }

  laidAndBid(laid: GameEvent, bid: GameEvent): string {
    const said = this.text('half-event-laid-bid', { ...this.arguments(laid), said: this.bid((bid.bid as Bid).number) })
    return bid.under_five ? `${said} ${this.text('half-event-under-five')}` : said
  }

  kind(event: GameEvent): string {
    return event.type === 'announced' && event.lowest === null ? 'announced-none' : event.type
  }

  scores(event: GameEvent): string[] {
    const held = event.held as number[]
    const points = event.points as number[]
    return held.map((count, seat) => this.text('half-event-score', { ...this.subject(seat), count, points: points[seat] ?? 0 }))
  }

  arguments(event: GameEvent): Args {
    const args = plain(event)
    if (event.type === 'scored') args.scores = this.scores(event).join(' ')
    const winners = (event.winners as number[] | undefined) ?? []
    const subject = event.type === 'over' ? winners[0] : (event.seat ?? (event.dealer as number | undefined))
    if (subject !== undefined) Object.assign(args, this.subject(subject))
    for (const whom of ['with', 'caught', 'finisher'])
      if (typeof event[whom] === 'number') {
        args[whom] = this.name(event[whom])
        args.whom = event[whom] === this.you ? 'you' : 'other'
      }
    for (const name of ['own', 'other']) if (typeof event[name] === 'string') args[name] = this.cards(event[name])
    for (const name of ['laid', 'card']) if (typeof event[name] === 'string') args.cards = this.cards(event[name])
    const bid = event.bid as Bid | undefined
    if (bid) Object.assign(args, { bid: bid.words, said: this.bid(bid.number) })
    if (event.type === 'drew') {
      const drawn = event.cards?.[0]?.cards
      args.cards =
        typeof drawn === 'string'
          ? this.list(
              [...drawn].map((card) => this.cards(card)),
              'and-list',
            )
          : ''
    }
    if (event.type === 'began') args.edition = this.edition(String(event.edition))
    if (event.type === 'over') {
      args.winners = winners.length
      args.names = this.list(
        winners.map((seat) => this.name(seat)),
        'and-list',
      )
    }
    return args
  }
}
