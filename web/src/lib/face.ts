// Who has which face: bots by their seat, people by choice; without one, by the name, so that it is always the same.
import type { PublicSeat } from './types'

export interface FaceChoice {
  animal: string
  colour: string
}

const BOTS = ['hedgehog', 'fox', 'owl', 'badger', 'hare', 'otter'] // as they are called, by seat
export const PEOPLE = ['cat', 'dog', 'bear', 'mouse', 'frog', 'duck', 'deer', 'pig', 'penguin', 'sheep']
export const COLOURS: Record<string, string> = {
  amber: '#f6c667',
  coral: '#ee9a86',
  rose: '#e7a3c4',
  violet: '#b9a5e0',
  blue: '#8fb8e8',
  teal: '#7fc8bd',
  green: '#a9cf7e',
  sand: '#cbbfae',
}
const NAMES = Object.keys(COLOURS)

/** A number from a name, the same on every device. */
function hashed(name: string): number {
  return [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7)
}

/** The face of somebody who has chosen none. */
export function usualFace(name: string, seat = 0): FaceChoice {
  const number = name ? hashed(name.trim().toLowerCase()) : seat
  return { animal: PEOPLE[number % PEOPLE.length]!, colour: NAMES[Math.floor(name ? number / PEOPLE.length : number) % NAMES.length]! }
}

/** A bot's face, by its seat: no two at a table are alike. */
export function botFace(seat: number): FaceChoice {
  return { animal: BOTS[seat % BOTS.length]!, colour: NAMES[(3 * seat) % NAMES.length]! }
}

/** Whether something that was kept, or sent, is a face of ours. */
export function isFace(face: unknown): face is FaceChoice {
  const { animal, colour } = (face ?? {}) as FaceChoice
  return PEOPLE.includes(animal) && NAMES.includes(colour)
}

/** The face at a seat; a bot that plays on under a person's name keeps that person's. */
export function faceOf(place: Pick<PublicSeat, 'kind' | 'name' | 'face'>, seat: number): FaceChoice {
  if (isFace(place.face)) return place.face
  return place.kind === 'bot' && !place.name ? botFace(seat) : usualFace(place.name, seat)
}
