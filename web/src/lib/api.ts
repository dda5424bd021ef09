import type { FaceChoice } from './face'
import { ofStatus } from './troubles'
import type { Info, Invitation, Summary, Terms } from './types'

/** What went wrong, as a word that the catalogue knows: the server's own sentences are for developers. */
export class Trouble extends Error {}

/** The host of the server has shut this person out. */
export class Banned extends Trouble {
  constructor(readonly until: string) {
    super('banned')
  }
}

async function bannedUntil(response: Response): Promise<string> {
  const told = (await response.json().catch(() => null)) as { banned?: string } | null
  return told?.banned ?? ''
}

export async function ask<T>(path: string, body?: unknown, troubles: Record<number, string> = {}): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, body === undefined ? {} : post).catch(() => null)
  if (!response) throw new Trouble('lost')
  const until = response.status === 403 ? await bannedUntil(response) : ''
  if (until) throw new Banned(until)
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
  face?: FaceChoice | undefined
}

export const me = () =>
  ask<{ mine: Summary[]; listed: Summary[]; over: number; account: boolean; face: FaceChoice | null; invited: Invitation[] }>('/api/me')
export const makeTable = (wanted: Wanted) => ask<{ table: string; mine: number[]; commitment: string }>('/api/tables', wanted)
/** Deal at once, with what this browser adds to the deal for each of its seats. */
export const startTable = (table: string, commitment: string, salts: Record<number, string>) =>
  ask<{ table: string }>(`/api/tables/${table}/start`, { commitment, salts })
export const openSeat = (table: string, seat: number, token: string) =>
  ask<{ table: string }>(`/api/tables/${table}/open`, { seat, token }, { 400: 'link', 403: 'link', 404: 'link' })

/** Keep a face in the account, if there is one. */
export const keepFace = (face: FaceChoice) => ask<{ kept: boolean }>('/api/account/face', { face })

/** A score pad, counted up. */
export const countPad = <T>(asked: Record<string, unknown>) => ask<T>('/api/pad', asked)

/** The word for what went wrong. */
export function trouble(error: unknown): string {
  return error instanceof Trouble ? error.message : 'other'
}
