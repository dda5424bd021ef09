import { ofStatus } from './troubles'
import type { CardCheck, Info, OwnCard, Summary, Terms } from './types'

/** What went wrong, as a word that the catalogue knows: the server's own sentences are for developers. */
export class Trouble extends Error {}

export async function ask<T>(path: string, body?: unknown, troubles: Record<number, string> = {}): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, body === undefined ? {} : post).catch(() => null)
  if (!response) throw new Trouble('lost')
  if (!response.ok) throw new Trouble(troubles[response.status] ?? ofStatus(response.status))
  return (await response.json()) as T
}

let offers: Promise<Info> | null = null

/** What the server offers; asked for once. */
export function info(): Promise<Info> {
  offers ??= ask<Info>('/api/info').catch((error: unknown) => {
    offers = null
    throw error
  })
  return offers
}

/** A table as it is asked for: its terms, who sits at this device beside the first, and the bots. */
interface Wanted {
  terms: Terms
  name: string
  people: string[]
  bots: string[]
  start: boolean
}

export const me = () => ask<{ mine: Summary[]; listed: Summary[]; over: number; account: boolean }>('/api/me')
export const makeTable = (wanted: Wanted) => ask<{ table: string }>('/api/tables', wanted)
export const checkCard = (card: OwnCard) => ask<CardCheck>('/api/level-card', card)
export const openSeat = (table: string, seat: number, token: string) =>
  ask<{ table: string }>(`/api/tables/${table}/open`, { seat, token }, { 400: 'link', 403: 'link', 404: 'link' })

/** A score pad, counted up. */
export const countPad = <T>(asked: Record<string, unknown>) => ask<T>('/api/pad', asked)

/** The word for what went wrong. */
export function trouble(error: unknown): string {
  return error instanceof Trouble ? error.message : 'other'
}
