// A table of 8½.
import type { TablePart } from '../parts'
import Board from './Board.svelte'
import Card from './Card.svelte'
import End from './End.svelte'
import { FACES } from './faces'
import { lesson } from './lesson'
import { HalfPlaying } from './playing.svelte'
import SeatSheet from './SeatSheet.svelte'

const own: TablePart<HalfPlaying> = { play: (at) => new HalfPlaying(at), Board, End, SeatSheet, Card, faces: FACES, lesson }

/** Each of its components is only ever given what its own `play` made. */
export const table = own as unknown as TablePart
