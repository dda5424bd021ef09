// A lay of Level 8 as text: `lay r3 b3 / g6 j6=r6`.

export const isLay = (move: string) => move.startsWith('lay ')

/** Its groups: the cards of each. */
export function groupsOf(lay: string): string[][] {
  return lay
    .slice('lay '.length)
    .split(' / ')
    .map((group) => group.split(' '))
}

/** Whether two lays put the same cards together: cards come in any order, and so do groups. */
export function isSameLay(one: string, other: string): boolean {
  return isLay(one) && isLay(other) && cards(one) === cards(other)
}

function cards(lay: string): string {
  const groups = groupsOf(lay).map((group) => group.map((card) => card.split('=')[0]!).toSorted())
  return groups.map(String).toSorted().join(' / ')
}
