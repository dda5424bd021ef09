// Passphrases to offer: six words from a list of 256, which is as good as 48 tosses of a coin.
import type { Language } from '../lib/words'

export const WORDS = 6
const lists = import.meta.glob<string>('./words/*.txt', { query: '?raw', import: 'default' })

/** The words of a language: without accents, so that every keyboard has them. */
export async function wordsOf(language: Language): Promise<string[]> {
  return (await lists[`./words/${language}.txt`]!()).trim().split(/\s+/)
}

/** Words drawn by lot: the list has as many as a byte has values, so that none is likelier. */
export function draw(words: string[], count = WORDS): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => words[byte]!).join(' ')
}
