// The lines of a level card in words; the catalogue of the game's cards must be there.
import { app } from '../../lib/app.svelte'
import type { Line } from './types'
import { Words } from './words'

/** What a line asks for; equal groups one after another are counted. */
export const lineWords = (line: Line): string => new Words(app.language).groups(line)
