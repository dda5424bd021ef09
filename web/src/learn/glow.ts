// Where a move is made on the page: what glows for a learner. The lesson says what it is, the game where it lies.
import type { LessonPart } from '../games/parts'

/** The elements to tap for a move, as far as the choice has come. */
function spots(move: string, ready: boolean, part?: LessonPart): [selector: string, count: number][] {
  if (!move) return [['.coach .next', 1]]
  if (ready) return [['.act .main', 1]]
  return part?.spots(move) ?? []
}

/** Let glow what is to be tapped, and nothing else. */
export function glow(move: string, ready: boolean, part?: LessonPart): void {
  const found = spots(move, ready, part).flatMap(([selector, count]) => [...document.querySelectorAll(selector)].slice(0, count))
  for (const element of document.querySelectorAll('[data-glow]')) if (!found.includes(element)) element.removeAttribute('data-glow')
  for (const element of found) element.setAttribute('data-glow', '')
}
