import { expect, it } from 'vitest'
import { has, initial, isolated, loadMore, loadWords } from './words'

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
