import { expect, it } from 'vitest'
import { LANGUAGES, has, initial, isolated, list, loadMore, loadWords } from './words'

it('sets apart what is written from right to left, and nothing else', () => {
  expect(isolated('Zoë ½')).toBe('Zoë ½')
  expect(isolated('דנה')).toBe('\u2068דנה\u2069')
  expect(isolated('Ali (علي)')).toBe('\u2068Ali (علي)\u2069')
})

it('finds the letter that a name begins with', () => {
  expect([' élise', isolated('דנה'), '🦊 Fox', ''].map(initial)).toEqual(['É', 'ד', '🦊', '?'])
})

it('brings along what a screen asks for while the language changes', async () => {
  const dutch = loadWords('nl')
  const more = loadMore('en', ['replay'])
  await dutch
  expect(has('nl', 'replay-title')).toBe(true)
  await more
})

it('lists words as the CLDR does, in English the British way', async () => {
  for (const language of LANGUAGES) {
    await loadWords(language)
    const locale = language === 'en' ? 'en-GB' : language
    for (const words of [['7'], ['7', '8'], ['7', '8', '9', '½']]) {
      expect(list(language, words, 'or-list')).toBe(new Intl.ListFormat(locale, { type: 'disjunction' }).format(words))
      expect(list(language, words, 'and-list')).toBe(new Intl.ListFormat(locale, { type: 'conjunction' }).format(words))
    }
  }
})
