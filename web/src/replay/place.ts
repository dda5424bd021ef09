// Where a replay is looked at: the move and the eyes, in the address, so that a link leads to this very move.
import type { Eyes } from './source'

export interface Place {
  move: number
  eyes: Eyes | null // null: whichever is usual
}

export function readPlace(hash: string, seats: number): Place {
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  const move = /^\d{1,6}$/.test(found.get('move') ?? '') ? Number(found.get('move')) : 0
  const eyes = found.get('eyes') ?? ''
  if (eyes === 'all' || eyes === 'spectator') return { move, eyes }
  return { move, eyes: /^\d$/.test(eyes) && Number(eyes) < seats ? Number(eyes) : null }
}

export function writePlace(move: number, eyes: Eyes): string {
  return `#move=${move}&eyes=${eyes}`
}
