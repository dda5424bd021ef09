// A game that a package on the server brings, as every screen may know it.
import { app } from '../../lib/app.svelte'
import { gameTitle } from '../../lib/editions'
import type { BroughtRule } from '../../lib/law'
import { bringWords } from '../../lib/words'
import type { GamePart } from '../parts'
import { broughtBy, fetchBrought } from './face'
import Hero from './Hero.svelte'
import Icon from './Icon.svelte'
import Sign from './Sign.svelte'

async function fetchWords(game: string, language: string): Promise<string> {
  const response = await fetch(`/games/${game}/${language}.ftl`)
  if (!response.ok) throw new Error(`no words of ${game}`)
  return response.text()
}

/** Its part, once what it brings is here. */
export async function bring(game: string, law: BroughtRule[]): Promise<GamePart> {
  await Promise.all([fetchBrought(game), bringWords(game, (language) => fetchWords(game, language))])
  app.brought++
  return {
    name: game,
    unit: broughtBy(game).unit ?? 'game',
    law,
    keptAs: `${game}-`,
    hasLesson: false,
    Icon,
    Hero,
    Sign,
    box: () => ({ tone: 'sun', sign: gameTitle(game).slice(0, 1) }),
    loadSources: () => Promise.resolve(Object.fromEntries(law.map(({ number, sources }) => [number, sources]))),
    loadTable: async () => (await import('./table')).tableOf(game),
    loadWords: async () => (await import('./words')).wordsOf(game),
  }
}
