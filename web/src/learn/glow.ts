// Where a move is made on the page: what glows for who learns. What it is, the lesson says; here is only where it lies.

const inHand = (card: string) => `.mine button:has([data-card='${card}'])`

/** The elements to tap for a move, as far as the choice has come. */
function spots(move: string, ready: boolean): [selector: string, count: number][] {
  const [word = '', one = '', other = ''] = move.split(' ')
  if (!move) return [['.coach .next', 1]]
  if (ready) return [['.act .main', 1]]
  if (word === 'done') return [[`.act [data-move='done']`, 1]]
  if (word === 'draw') return [[one ? `[data-zone='pile'][data-seat='${one}'] button` : `[data-zone='stock'] button`, 1]]
  if (word === 'lay') return [['.level .best', 1]]
  if (word === 'off')
    return [[document.querySelector(`[data-drop='off ${other}'] button`) ? `[data-drop='off ${other}'] button` : inHand(one), 1]]
  if (word === 'pick') return [[`[data-zone='shown'] button:has([data-card='${other}'])`, 1]]
  if (word === 'blind') return [[`.mine .stack:nth-child(${one}) button`, 1]]
  if (['discard', 'play', 'put', 'keep'].includes(word)) return [[inHand(one), 1]]
  return [...new Set(word)].map((card) => [inHand(card), [...word].filter((same) => same === card).length])
}

/** Let glow what is to be tapped, and nothing else. */
export function glow(move: string, ready: boolean): void {
  const found = spots(move, ready).flatMap(([selector, count]) => [...document.querySelectorAll(selector)].slice(0, count))
  for (const element of document.querySelectorAll('[data-glow]')) if (!found.includes(element)) element.removeAttribute('data-glow')
  for (const element of found) element.setAttribute('data-glow', '')
}
