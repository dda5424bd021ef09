// 8½ on the page.
import type { GamePart } from '../parts'
import Board from './Board.svelte'
import Card from './Card.svelte'
import End from './End.svelte'
import SeatSheet from './SeatSheet.svelte'
import { HalfPlaying } from './playing.svelte'

export const part: GamePart<HalfPlaying> = { play: (table) => new HalfPlaying(table), Board, End, SeatSheet, Card }
