// People one has played with: only oneself sees them. Whoever is removed cannot invite.
import { ask } from './api'
import { app } from './app.svelte'
import type { FaceChoice } from './face'
import { myTables } from './tables.svelte'

export interface Person {
  who: string // a word that means something to this guest alone
  name: string
  seat: number
  game: string
  day: string
  face?: FaceChoice
}

const post = (what: string, data: Record<string, unknown>) => ask<object>(`/api/people/${what}`, data, { 410: 'invitation' })

class People {
  known = $state.raw<Person[]>([])
  removed = $state.raw<Person[]>([])
  chosen = $state<string[]>([]) // to be invited to the next table

  async look(): Promise<void> {
    const found = await ask<{ people: Person[]; removed: Person[] }>('/api/people').catch(() => null)
    if (!found) return
    this.known = found.people
    this.removed = found.removed
  }

  choose(who: string): void {
    this.chosen = this.chosen.includes(who) ? this.chosen.filter((one) => one !== who) : [...this.chosen, who]
  }

  invite(who: string, table: string): Promise<object> {
    return post('invite', { who, table })
  }

  /** All who were chosen; whom it does not reach is not invited, as the lobby shows. */
  async inviteChosen(table: string): Promise<void> {
    const { chosen } = this
    this.chosen = []
    await Promise.allSettled(chosen.map((who) => this.invite(who, table)))
  }

  async remove({ who }: Person): Promise<void> {
    await post('remove', { who })
    this.chosen = this.chosen.filter((one) => one !== who)
    await this.look()
  }

  async bringBack({ who }: Person): Promise<void> {
    await post('bring-back', { who })
    await this.look()
  }

  /** Sit down where one is invited. */
  async accept(table: string): Promise<void> {
    await post('accept', { table, name: app.name, face: app.face ?? undefined })
    void myTables.look()
    app.go(`/t/${table}`)
  }

  async decline(table: string, forEver = false): Promise<void> {
    await post('decline', { table, for_ever: forEver })
    await myTables.look()
  }
}

export const people = new People()
