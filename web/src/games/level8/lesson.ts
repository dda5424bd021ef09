// What a lesson of Level 8 points at.
import type { LessonPart } from '../parts'
import { isSameLay } from './lay'

const inHand = (card: string) => `.mine button:has([data-card='${card}'])`
const ON_A_CARD = ['discard', 'play', 'put', 'keep']

function spot(move: string): string {
  const [word = '', one = '', other = ''] = move.split(' ')
  if (word === 'done') return `.act [data-move='done']`
  if (word === 'draw') return one ? `[data-zone='pile'][data-seat='${one}'] button` : `[data-zone='stock'] button`
  if (word === 'lay') return '.level .best'
  if (word === 'pick') return `[data-zone='shown'] button:has([data-card='${other}'])`
  const group = `[data-drop='off ${other}'] button`
  if (word === 'off' && document.querySelector(group)) return group
  return ON_A_CARD.includes(word) || word === 'off' ? inHand(one) : ''
}

export const lesson: LessonPart = {
  spots(move) {
    const found = spot(move)
    return found ? [[found, 1]] : []
  },
  isSame: (one, other) => one === other || isSameLay(one, other),
}
