// The page says exactly what Python says: tests/golden/words*.json are made by Python from whole matches.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Words as HalfWords } from '../games/half/words'
import { Words as Level8Words } from '../games/level8/words'
import { LANGUAGES, loadGame, loadRules, loadWords } from './words'
import type { GameEvent, Refusal } from './types'

interface Golden {
  names: string[]
  events: GameEvent[]
  refusals: Refusal[]
  said: Record<string, { you: string[]; spectator: string[]; refusals: string[] }>
}
const GAMES = [
  ['half', 'words-half.json', HalfWords],
  ['level8', 'words-level8.json', Level8Words],
] as const

describe.each(GAMES)('%s', (game, file, Words) => {
  const golden = JSON.parse(readFileSync(`../tests/golden/${file}`, 'utf-8')) as Golden

  it.each(LANGUAGES)('says what Python says in %s', async (language) => {
    await loadWords(language)
    await loadGame(language, game)
    await loadRules(language, [game])
    const said = golden.said[language]!
    expect(new Words(language, golden.names, 0).tell(golden.events)).toEqual(said.you)
    expect(new Words(language, golden.names, null).tell(golden.events)).toEqual(said.spectator)
    expect(golden.refusals.map((refusal) => new Words(language, golden.names, 0).refusal(refusal))).toEqual(said.refusals)
  })
})
