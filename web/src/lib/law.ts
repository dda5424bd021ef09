// The rules' numbers by section and the editions they are in force in: read from the law's own file.
import source from '../../../src/halfpast/games/half/law.toml?raw'

export interface Rule {
  number: string
  section: string
  editions: string[]
}

export const LAW: Rule[] = source
  .split(/^\[/m)
  .slice(1)
  .map((entry) => ({
    number: entry.match(/^\w+/)![0],
    section: entry.match(/^section = "([\w-]+)"/m)?.[1] ?? '',
    editions: [...(entry.match(/^editions = \[(.*)\]/m)?.[1] ?? '').matchAll(/"([\w-]+)"/g)].map((found) => found[1]!),
  }))

export const SECTIONS = [...new Set(LAW.map((rule) => rule.section))]
