// A table of Level 8 Master.
import type { TablePart } from '../parts'
import Board from './Board.svelte'
import Card from './Card.svelte'
import End from './End.svelte'
import { FACES } from './faces'
import { lesson } from './lesson'
import { Level8Playing } from './playing.svelte'
import SeatSheet from './SeatSheet.svelte'

const own: TablePart<Level8Playing> = { play: (at) => new Level8Playing(at), Board, End, SeatSheet, Card, faces: FACES, lesson }

/** Each of its components is only ever given what its own `play` made. */
export const table = own as unknown as TablePart
