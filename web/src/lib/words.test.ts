import { expect, it } from 'vitest'
import { initial, isolated } from './words'

it('sets apart what is written from right to left, and nothing else', () => {
  expect(isolated('Zoë ½')).toBe('Zoë ½')
  expect(isolated('דנה')).toBe('\u2068דנה\u2069')
  expect(isolated('Ali (علي)')).toBe('\u2068Ali (علي)\u2069')
})

it('finds the letter that a name begins with', () => {
  expect([' élise', isolated('דנה'), '🦊 Fox', ''].map(initial)).toEqual(['É', 'ד', '🦊', '?'])
})
