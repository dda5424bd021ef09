// A level planned: which cards lie in its groups, what is said of its jokers, and what the server says of just that.
import { cardOf, type Held } from './hand'
import { groupsOf } from './lay'
import type { Draft, Group } from './types'

export class Plan {
  groups = $state.raw<string[][]>([]) // keys, as they lie in the level's groups; they may lie there for many turns
  stands = $state.raw<Record<string, string>>({}) // what somebody said that a joker stands for
  #said = $state.raw<{ asked: string[]; draft: Draft } | null>(null)
  #asks = 0

  constructor(
    readonly line: () => Group[], // what the level asks for
    readonly query: (groups: string[][]) => Promise<Draft | null>, // null: nobody answered
  ) {}

  keys = $derived.by(() => new Set(this.groups.flat()))
  isEmpty = $derived(!this.keys.size)
  /** The groups as texts: a joker with what is said of it. */
  #texts = $derived.by(() =>
    this.line().map((_, at) =>
      (this.groups[at] ?? []).map((key) => (this.stands[key] ? `${cardOf(key)}=${this.stands[key]}` : cardOf(key))),
    ),
  )
  #lies = $derived.by(() => this.#texts.map((group) => group.join(' ')))
  /** What all groups together make: only if the server was asked of them as they lie now. */
  whole = $derived.by(() => (this.#said && String(this.#said.asked) === String(this.#lies) ? this.#said.draft : null))

  /** What lies in a group: as the server says it, jokers with what they stand for. */
  slots = $derived.by(() =>
    this.line().map((group, at) => {
      const keys = this.groups[at] ?? []
      const said = this.#said?.asked[at] === this.#lies[at] ? (this.#said?.draft.groups[at] ?? null) : null
      return { group, at, keys, cards: said?.cards ?? keys.map(cardOf), said }
    }),
  )

  /** Put cards into a group; they may come from the hand or from another group. */
  put(at: number, keys: string[]): void {
    this.#unsay(keys.filter((key) => !this.groups[at]?.includes(key)))
    this.groups = this.line().map((_, one) => {
      const rest = (this.groups[one] ?? []).filter((key) => !keys.includes(key))
      return one === at ? [...rest, ...keys] : rest
    })
    void this.ask()
  }

  /** Back into the hand. */
  take(key: string): void {
    if (!this.keys.has(key)) return
    this.#unsay([key])
    this.groups = this.groups.map((keys) => keys.filter((one) => one !== key))
    void this.ask()
  }

  clear(): void {
    this.forget()
    void this.ask()
  }

  /** Another level, or none any more. */
  forget(): void {
    this.groups = []
    this.stands = {}
    this.#said = null
  }

  /** As it lay before. */
  restore(kept: { groups: string[][]; stands: Record<string, string> } | null): void {
    if (!kept) return
    this.groups = this.line().map((_, at) => kept.groups[at] ?? [])
    this.stands = Object.fromEntries(Object.entries(kept.stands).filter(([key]) => this.keys.has(key)))
  }

  /** What a joker in a group may stand for there. */
  mayBe(at: number, key: string): string[] {
    return this.slots[at]?.said?.jokers.find((one) => one.joker === cardOf(key))?.may_be ?? []
  }

  /** Say what a joker stands for; '' leaves it to the table. */
  say(key: string, stands: string): void {
    this.stands = { ...this.stands, [key]: stands }
    void this.ask()
  }

  /** What a joker stood for in one group says nothing of it in another. */
  #unsay(keys: string[]): void {
    this.stands = Object.fromEntries(Object.entries(this.stands).filter(([key]) => !keys.includes(key)))
  }

  /** A whole lay, put into the groups to be looked at. */
  fill(lay: string, hand: Held[]): void {
    const free = [...hand]
    const stands: Record<string, string> = {}
    const take = (text: string) => {
      const [card, as] = text.split('=')
      const at = free.findIndex((one) => one.card === card)
      const { key } = free.splice(at, 1)[0]!
      if (as) stands[key] = as
      return key
    }
    this.groups = groupsOf(lay).map((group) => group.map(take))
    this.stands = stands
    void this.ask()
  }

  /** What is no more in the hand lies in no group. Of two cards that are the same, the one left stays where one is wanted. */
  follow(hand: Held[]): void {
    const keys = new Set(hand.map(({ key }) => key))
    const free = [...keys].filter((key) => !this.keys.has(key))
    const same = (key: string) => {
      const at = free.findIndex((one) => cardOf(one) === cardOf(key))
      return at < 0 ? [] : free.splice(at, 1)
    }
    this.groups = this.groups.map((group) => group.flatMap((key) => (keys.has(key) ? [key] : same(key))))
  }

  /** Ask what the groups make. */
  async ask(): Promise<void> {
    if (!this.line().length) return
    const asks = ++this.#asks
    const asked = this.#lies
    const draft = await this.query(this.#texts)
    if (draft && asks === this.#asks) this.#said = { asked, draft }
  }
}
