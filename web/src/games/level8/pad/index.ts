// The score pad of Level 8: who laid out their level in each round, and who ended it.
import { t } from '../../../lib/app.svelte'
import { isObject, isSeat, isText, isWhole, seatIn, seatOf } from '../../../paper/pad'
import { boxName, nameIn, namesOf } from '../../../paper/words'
import type { PadPart } from '../../parts'
import Cell from './Cell.svelte'
import { cardName, chosenIn, type Wish } from './chosen'
import Key from './Key.svelte'
import New from './New.svelte'
import Notes from './Notes.svelte'
import Track from './Track.svelte'
import type { Level8Pad, Level8Row, Level8Told } from './types'
import Write from './Write.svelte'

const GAME = 'level8'
const LEVELS = 8
const LONGEST_NAME = 40
const MOST_GROUPS = 5
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]

function isCard(card: unknown): boolean {
  if (!isObject(card)) return isText(card, LONGEST_NAME)
  const { name, levels } = card
  const isGroup = (group: unknown) => Array.isArray(group) && group.length === 2
  const isLine = (line: unknown) => Array.isArray(line) && line.length <= MOST_GROUPS && line.every(isGroup)
  return isText(name, LONGEST_NAME) && Array.isArray(levels) && levels.length === LEVELS && levels.every(isLine)
}

const own: PadPart<Level8Pad, Level8Row, Level8Told, Wish> = {
  game: GAME,
  letter: 'l',
  more: 'card',
  wish: { edition8: '', card: '' },

  isMore: isCard,
  readRow({ out, ender }, seats) {
    const isRight = Array.isArray(out) && out.every((one) => isWhole(one, 0, seats - 1))
    return isRight && isSeat(ender, seats) ? ({ out, ender } as Level8Row) : null
  },
  short: ({ out, ender }) => [seatIn(ender), out.reduce((all, seat) => all | (1 << seat), 0)], // seats as bits
  long: ([who, bits = 0]) => ({ ender: seatOf(who), out: SEATS.filter((seat) => bits & (1 << seat)) }),

  unit: 'pad-round-word',
  block: 'pad-rounds',
  box: ({ edition }) => boxName(edition, GAME),
  rules: ({ card }) => cardName(card),
  now: ({ rows }) => t('pad-round', { round: rows.length + 1 }),
  toWrite: ({ rows }) => t('pad-write-round', { round: rows.length + 1 }),
  done: ({ rows }) => t('pad-rounds-done', { count: rows.length }),
  leads: (pad, { leaders, levels }) =>
    t('pad-leads-level', { names: namesOf(pad, leaders), count: leaders.length, level: levels[leaders[0] ?? 0] ?? 1 }),
  has: (pad, { levels }, seat) => t('pad-on-level', { name: nameIn(pad, seat), level: levels[seat] ?? 1 }),

  winners: ({ winner }) => (winner === null ? [] : [winner]),
  left: () => 0,
  isWide: true,
  Cell,
  Key,
  Sheet: Track,
  Notes,
  Write,
  New,
  begin: chosenIn,
}

/** Its components are only ever given its own pads. */
export const pad = own as unknown as PadPart
