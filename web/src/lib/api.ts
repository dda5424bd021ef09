import type { Info, Summary } from './types'

/** What went wrong, as a word that the catalogue knows: the server's own sentences are for developers. */
export class Trouble extends Error {}

const TROUBLES: Record<number, string> = { 400: 'asked', 403: 'stranger', 413: 'asked', 429: 'busy', 503: 'full' }

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, body === undefined ? {} : post).catch(() => null)
  if (!response) throw new Trouble('lost')
  if (!response.ok) throw new Trouble(TROUBLES[response.status] ?? 'other')
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

export const me = () => ask<{ mine: Summary[]; listed: Summary[] }>('/api/me')
export const makeTable = (body: unknown) => ask<{ table: string }>('/api/tables', body)
export const openSeat = (table: string, seat: number, token: string) => ask<{ table: string }>(`/api/tables/${table}/open`, { seat, token })

/** The word for what went wrong. */
export function trouble(error: unknown): string {
  return error instanceof Trouble ? error.message : 'other'
}
