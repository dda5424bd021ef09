// The page says exactly what Python says: tests/golden/words.json is made by Python from whole matches.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Words } from './half'
import { LANGUAGES, loadRules, loadWords } from '../lib/words'
import type { GameEvent, Refusal } from '../lib/types'

const golden = JSON.parse(readFileSync('../tests/golden/words.json', 'utf-8')) as {
  names: string[]
  events: GameEvent[]
  refusals: Refusal[]
  said: Record<string, { you: string[]; spectator: string[]; refusals: string[] }>
}

describe.each(LANGUAGES)('%s', (language) => {
  it('says what Python says', async () => {
    await loadWords(language)
    await loadRules(language)
    const said = golden.said[language]!
    expect(new Words(language, golden.names, 0).tell(golden.events)).toEqual(said.you)
    expect(new Words(language, golden.names, null).tell(golden.events)).toEqual(said.spectator)
    expect(golden.refusals.map((refusal) => new Words(language, golden.names, 0).refusal(refusal))).toEqual(said.refusals)
  })
})
