// A table of a game that a package brings.
import type { TablePart } from '../parts'
import Board from './Board.svelte'
import Card from './Card.svelte'
import End from './End.svelte'
import { broughtBy } from './face'
import { BroughtPlaying } from './playing.svelte'
import SeatSheet from './SeatSheet.svelte'

export function tableOf(game: string): TablePart {
  const { faces } = broughtBy(game)
  const own: TablePart<BroughtPlaying> = { play: (table) => new BroughtPlaying(table, game), Board, End, SeatSheet, Card, faces }
  return own as unknown as TablePart
}
