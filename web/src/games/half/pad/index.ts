// The score pad of 8½: who finished each game, and how many cards everyone held.
import { t } from '../../../lib/app.svelte'
import { book } from '../../../lib/book.svelte'
import { whoWins } from '../../../lib/editions'
import { wishesOf } from '../../../lib/wishes.svelte'
import { isSeat, isWhole, seatIn, seatOf } from '../../../paper/pad'
import { boxName, nameIn, namesOf } from '../../../paper/words'
import type { PadPart } from '../../parts'
import Cell from './Cell.svelte'
import { gamesIn, MOST_GAMES, type Wish } from './chosen'
import Key from './Key.svelte'
import New from './New.svelte'
import Notes from './Notes.svelte'
import type { HalfPad, HalfRow, HalfTold } from './types'
import Write from './Write.svelte'

const GAME = 'half'
const MOST_EMPTY = 8 // rows still to be written, as on paper

const own: PadPart<HalfPad, HalfRow, HalfTold, Wish> = {
  game: GAME,
  letter: 'h',
  more: 'games',
  wish: { games: 0 }, // as many as the box says

  isMore: (games) => isWhole(games, 1, MOST_GAMES),
  readRow({ finisher, held }, seats) {
    const isRight = Array.isArray(held) && held.length === seats && held.every((cards) => isWhole(cards, 0, 99))
    return isRight && isSeat(finisher, seats) ? ({ finisher, held } as HalfRow) : null
  },
  short: ({ finisher, held }) => [seatIn(finisher), ...held],
  long: ([who, ...held]) => ({ finisher: seatOf(who), held }),

  unit: 'pad-game',
  block: 'pad-block',
  box: ({ edition }) => boxName(edition, GAME),
  rules: ({ edition }) => whoWins(edition, book.of(GAME)),
  now: ({ rows, games }) => t('pad-game-of', { game: Math.min(rows.length + 1, games), games }),
  toWrite: ({ rows }) => t('pad-write-game', { game: rows.length + 1 }),
  done: ({ rows, games }) => t('pad-games-done', { count: rows.length, games }),
  leads: (pad, { leaders, totals }) =>
    t('pad-leads', { names: namesOf(pad, leaders), count: leaders.length, points: totals[leaders[0] ?? 0] ?? 0 }),
  has: (pad, { totals }, seat) => t('pad-has-points', { name: nameIn(pad, seat), points: totals[seat] ?? 0 }),

  winners: ({ leaders }) => leaders, // all who share the lead
  left: ({ rows, games }) => Math.min(MOST_EMPTY, Math.max(0, games - rows.length)),
  totals: ({ totals }) => totals,
  Cell,
  Key,
  Notes,
  Write,
  New,
  begin(wish, offers) {
    const edition = wishesOf(GAME).edition(offers)
    return { edition, games: gamesIn(wish, edition, offers) }
  },
}

/** Its components are only ever given its own pads. */
export const pad = own as unknown as PadPart
