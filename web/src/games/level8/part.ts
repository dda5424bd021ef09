// Level 8 Master on the page.
import type { GamePart } from '../parts'
import Board from './Board.svelte'
import Card from './Card.svelte'
import End from './End.svelte'
import SeatSheet from './SeatSheet.svelte'
import { Level8Playing } from './playing.svelte'

export const part: GamePart<Level8Playing> = { play: (table) => new Level8Playing(table), Board, End, SeatSheet, Card }
