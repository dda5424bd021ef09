// The rules' numbers by section and the editions they are in force in: read from the laws' own files.
import half from '../../../src/halfpast/games/half/law.toml?raw'
import level8 from '../../../src/halfpast/games/level8/law.toml?raw'
import { GAMES, type GameName } from '../games'

export interface Rule {
  number: string
  section: string
  editions: string[]
}

const read = (source: string): Rule[] =>
  source
    .split(/^\[/m)
    .slice(1)
    .map((entry) => ({
      number: entry.match(/^\w+/)![0],
      section: entry.match(/^section = "([\w-]+)"/m)?.[1] ?? '',
      editions: [...(entry.match(/^editions = \[(.*)\]/m)?.[1] ?? '').matchAll(/"([\w+-]+)"/g)].map((found) => found[1]!),
    }))

export const LAWS: Record<GameName, Rule[]> = { half: read(half), level8: read(level8) }

export const sectionsOf = (game: GameName): string[] => [...new Set(LAWS[game].map((rule) => rule.section))]

/** The game that a rule's number belongs to. */
export const gameOfRule = (number: string): GameName | undefined => GAMES.find((game) => LAWS[game].some((rule) => rule.number === number))
