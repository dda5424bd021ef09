// What a lesson of 8½ points at.
import type { LessonPart } from '../parts'

const inHand = (card: string) => `.mine button:has([data-card='${card}'])`

export const lesson: LessonPart = {
  spots(move) {
    const [word = '', place = ''] = move.split(' ')
    if (word === 'blind') return [[`.mine .stack:nth-child(${place}) button`, 1]]
    return [...new Set(word)].map((card) => [inHand(card), [...word].filter((same) => same === card).length])
  },
  isSame: (one, other) => one === other,
}
