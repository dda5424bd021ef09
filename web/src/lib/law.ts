// The rules' numbers by section, and who says them in each edition, as a game's law has it.

export interface Rule {
  number: string
  section: string
}

/** Who says a rule in an edition: its book by a passage, in the book's own language; what it does not say is ours. */
export interface Source {
  book: string
  ours: boolean
}

/** By rule, then by edition in which it is in force. */
export type Sources = Record<string, Record<string, Source>>

/** A rule of a game that a package brings to the page. */
export interface BroughtRule extends Rule {
  sources: Record<string, Source>
}

const LINE = /^"?([\w+-]+)"? = (?:"(.*)"|\{ (?:book = "(.*?)")?(?:, )?(?:ours = "(.*)")? \})$/

/** A law, read from its own file (law.toml) while the page is built. */
export function readLaw(text: string): { law: Rule[]; sources: Sources } {
  const law: Rule[] = []
  const sources: Sources = {}
  for (const entry of text.split(/^\[/m).slice(1)) {
    const [head = '', ...lines] = entry.trim().split('\n')
    const number = head.match(/^\w+/)![0]
    const said = lines.map((line) => line.match(LINE)).filter((found) => found !== null)
    law.push({ number, section: said.find(([, name]) => name === 'section')?.[2] ?? '' })
    const editions = said.filter(([, name]) => name !== 'section')
    sources[number] = Object.fromEntries(editions.map(([, name, all, book, ours]) => [name, { book: all ?? book ?? '', ours: !!ours }]))
  }
  return { law, sources }
}

export const sectionsOf = (law: Rule[]): string[] => [...new Set(law.map((rule) => rule.section))]

/** The editions in which a rule is in force, by who says it there: those of which the same is to be said together. */
export function bySource(said: Record<string, Source>): { editions: string[]; source: Source }[] {
  const groups = new Map<string, { editions: string[]; source: Source }>()
  for (const [edition, source] of Object.entries(said)) {
    const same = `${source.ours} ${source.book}`
    const group = groups.get(same)
    if (group) group.editions.push(edition)
    else groups.set(same, { editions: [edition], source })
  }
  return [...groups.values()]
}
