// What is printed on a card of Level 8, and on its small picture in a group.
import { numberCard } from './words'

export const RANGES: Record<string, [number, number]> = { j1: [1, 5], j6: [6, 10], j11: [11, 15], j: [1, 15] } // of the jokers

/** In runs and sets a joker's colour does not matter, among cards of one colour its number does not: '' where it does not. */
export function faceOf(card: string, group: string): { kind: string; isJoker: boolean; colour: string; number: string } {
  const [kind = '', stands = ''] = card.split('=')
  const isJoker = kind in RANGES
  const shown = numberCard(stands || kind)
  return {
    kind,
    isJoker,
    colour: shown && !(isJoker && (group === 'run' || group === 'set')) ? shown.colour : '',
    number: shown && !(isJoker && group === 'colour') ? String(shown.number) : '',
  }
}
