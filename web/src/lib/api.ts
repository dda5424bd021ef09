import type { Info, Summary } from './types'

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, body === undefined ? {} : post)
  const data = (await response.json()) as T & { error?: string }
  if (!response.ok) throw new Error(data.error ?? response.statusText)
  return data
}

export const info = () => ask<Info>('/api/info')
export const me = () => ask<{ mine: Summary[]; listed: Summary[] }>('/api/me')
export const makeTable = (body: unknown) => ask<{ table: string }>('/api/tables', body)
export const openSeat = (table: string, seat: number, token: string) =>
  ask<{ table: string }>(`/api/tables/${table}/open`, { seat, token })
