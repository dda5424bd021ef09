import { expect, test } from 'vitest'
import { readPlace, writePlace } from './place'

test('a place in a replay goes into an address and comes back', () => {
  for (const eyes of ['all', 'spectator', 0, 3] as const) expect(readPlace(writePlace(37, eyes), 4)).toEqual({ move: 37, eyes })
})

test('what is no place is the beginning, through the usual eyes', () => {
  for (const hash of ['', '#', '#move=-1', '#move=1e9&eyes=9', '#eyes=me', '#37', '#move=%00&eyes=4'])
    expect(readPlace(hash, 4)).toEqual({ move: 0, eyes: null })
})
