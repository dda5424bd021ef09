// 8½ on the page.
import law from '../../../../src/halfpast/games/half/law.toml?numbers'
import type { GamePart } from '../parts'
import Hero from './Hero.svelte'
import Icon from './Icon.svelte'
import Sign from './Sign.svelte'

const BOXES: Record<string, [tone: string, sign: string]> = {
  amigo: ['sun', 'clock'],
  demi: ['violet', '½'],
  express: ['ink', 'ghost'],
  'express-advanced': ['blue', '5'],
  fundex: ['red', '8½'],
}

export const part: GamePart = {
  name: 'half',
  unit: 'game',
  law,
  keptAs: '', // it was here alone at first: its names say no game
  Icon,
  Hero,
  Sign,
  box(edition) {
    const [tone, sign] = BOXES[edition] ?? ['sun', '8½']
    return { tone, sign }
  },
  hasLesson: true,
  how: {
    steps: ['goal', 'bid', 'half', 'catch', 'special', 'take'],
    loadPicture: async () => (await import('./How.svelte')).default,
  },
  loadSources: async () => (await import('../../../../src/halfpast/games/half/law.toml?sources')).default,
  loadTable: async () => (await import('./table')).table,
  loadWords: async () => (await import('./words')).Words,
  loadPad: async () => (await import('./pad')).pad,
}
