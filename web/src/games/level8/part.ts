// Level 8 Master on the page.
import law from '../../../../src/halfpast/games/level8/law.toml?numbers'
import type { GamePart } from '../parts'
import Hero from './Hero.svelte'
import Icon from './Icon.svelte'
import Sign from './Sign.svelte'
import { setting } from './setting'

const BOXES: Record<string, [tone: string, sign: string]> = {
  master: ['night', 'stairs'],
  'master+skips': ['teal', 'skip'],
  'master+level8': ['plum', 'two'],
  level8: ['brick', '8'],
  'level8-98': ['sun', '98'],
  'level8-101': ['blue', '101'],
}

export const part: GamePart = {
  name: 'level8',
  unit: 'round',
  law,
  keptAs: 'level8-',
  Icon,
  Hero,
  Sign,
  box(edition) {
    const [tone, sign] = BOXES[edition] ?? ['sun', '8']
    return { tone, sign }
  },
  setting,
  hasLesson: true,
  how: {
    steps: ['goal', 'turn', 'lay', 'joker', 'off', 'end'],
    loadPicture: async () => (await import('./How.svelte')).default,
  },
  loadSources: async () => (await import('../../../../src/halfpast/games/level8/law.toml?sources')).default,
  loadTable: async () => (await import('./table')).table,
  loadWords: async () => (await import('./words')).Words,
  loadPad: async () => (await import('./pad')).pad,
}
