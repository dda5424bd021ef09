// How this person likes to play: remembered here for the next table.
import { app } from './app.svelte'
import { gamesOf, type AnyEdition, type House } from './editions'
import { recall, remember } from './kept'
import type { Offer, Terms } from './types'

export type Way = 'bots' | 'friends' | 'device'
export interface Wish extends Omit<Terms, 'game' | 'edition'> {
  bots: string[] // a level each; one that this server has not: its usual one
  people: string[] // on this device, beside the first
}

const PLAIN = {
  seats: 3,
  games: 0,
  clock: 'none',
  listed: false,
  spectators: false,
  chat: false,
  pace: 'normal',
  absent: 'bot',
  people: [''],
}
const USUAL: Record<Way, Wish> = {
  bots: { ...PLAIN, helps: true, bots: ['', ''] },
  friends: { ...PLAIN, helps: false, spectators: true, bots: [] },
  device: { ...PLAIN, helps: false, bots: [] },
}

class Wishes {
  #edition = $state(recall('edition', '')) // '': the box sold where the language is spoken
  house = $state<House[]>(
    recall<House[]>('house-editions', []).filter((one) => one && typeof one.name === 'string' && typeof one.base === 'string'),
  )
  #ways = $state({
    bots: recall('wish-bots', USUAL.bots),
    friends: recall('wish-friends', USUAL.friends),
    device: recall('wish-device', USUAL.device),
  })

  /** The edition to play by: a printed name, or a house edition. */
  edition(offers: Offer): AnyEdition {
    const own = this.house.find((one) => one.name === this.#edition && one.base in offers.editions)
    if (own) return $state.snapshot(own) as House
    if (this.#edition in offers.editions) return this.#edition
    return (
      Object.keys(offers.editions).find((name) => offers.editions[name]!.default_for.includes(app.language)) ??
      Object.keys(offers.editions)[0]!
    )
  }

  way(way: Way): Wish {
    return this.#ways[way]
  }

  choose(edition: AnyEdition): void {
    this.#edition = typeof edition === 'string' ? edition : String(edition.name)
    remember('edition', this.#edition)
  }

  change(way: Way, wish: Partial<Wish>): void {
    Object.assign(this.#ways[way], wish)
    remember(`wish-${way}`, this.#ways[way])
  }

  /** Keep a house edition, in the place of the one that it was. */
  keep(edition: House, before: string | null): void {
    const others = this.house.filter((one) => one.name !== before && one.name !== edition.name)
    this.house = [...others, edition]
    remember('house-editions', this.house)
  }

  forget(name: string): void {
    this.house = this.house.filter((one) => one.name !== name)
    remember('house-editions', this.house)
  }

  /** The bots of a way to play, as far as this server has them. */
  bots(way: Way, offers: Offer): string[] {
    return this.#ways[way].bots.map((level) => (offers.bots.includes(level) ? level : offers.usual_bot))
  }

  /** The terms to ask for. */
  terms(way: Way, offers: Offer): Terms {
    const { bots, people, ...wish } = $state.snapshot(this.#ways[way])
    const edition = this.edition(offers)
    const seats = way === 'bots' ? bots.length + 1 : way === 'device' ? people.length + 1 + bots.length : wish.seats
    return { ...wish, game: 'half', edition, seats, games: wish.games || gamesOf(edition, offers) }
  }
}

export const wishes = new Wishes()
