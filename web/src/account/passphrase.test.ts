import { expect, it } from 'vitest'
import { LANGUAGES } from '../lib/words'
import { draw, WORDS, wordsOf } from './passphrase'

it.each(LANGUAGES)('has 256 different plain words: %s', async (language) => {
  const words = await wordsOf(language)
  expect(new Set(words).size).toBe(256)
  expect(words).toHaveLength(256)
  expect(words.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([])
})

it('draws every word, and never the same phrase', async () => {
  const words = await wordsOf('en')
  const drawn = Array.from({ length: 2000 }, () => draw(words))
  expect(new Set(drawn).size).toBe(2000)
  expect(new Set(drawn.join(' ').split(' ')).size).toBe(256)
  expect(drawn[0]!.split(' ')).toHaveLength(WORDS)
})
