// The rules' numbers by section and the editions they are in force in, as a game's law says it.

export interface Rule {
  number: string
  section: string
  editions: string[]
}

/** A law, read from its own file: law.toml. */
export const readLaw = (source: string): Rule[] =>
  source
    .split(/^\[/m)
    .slice(1)
    .map((entry) => ({
      number: entry.match(/^\w+/)![0],
      section: entry.match(/^section = "([\w-]+)"/m)?.[1] ?? '',
      editions: [...(entry.match(/^editions = \[(.*)\]/m)?.[1] ?? '').matchAll(/"([\w+-]+)"/g)].map((found) => found[1]!),
    }))

export const sectionsOf = (law: Rule[]): string[] => [...new Set(law.map((rule) => rule.section))]
