// What the server found that decided a game, a round or a match, and how the page says it.
import { t } from '../lib/app.svelte'
import type { GameWords, Args } from '../lib/gamewords'
import type { TableMessage } from '../lib/types'

/** One thing that happened: its name, then players and numbers. */
export interface Fact {
  fact: string
  seat?: number
  other?: number
  unit?: string
  [number: string]: number | string | undefined
}
export interface About<L = unknown> {
  of: 'game' | 'match' // which facts these are; a match of one game has that game's
  number: number // which game or round; of a match, how many there were
  winners: number[]
  decided: Fact[] // one or two
  kind: (Fact | null)[] // for each player who lost
  last?: L | null
}
export interface Facts<L = unknown> {
  game: About<L>
  match: About | null
}

/** What decided the last game or round; null before one is over. */
export const factsOf = <L>(now: TableMessage): Facts<L> | null => (now.facts as Facts<L> | null | undefined) ?? null

function args(fact: Fact, words: GameWords): Args {
  const found: Args = {}
  for (const [name, value] of Object.entries(fact)) if (value !== undefined && name !== 'fact') found[name] = value
  if (fact.seat !== undefined) Object.assign(found, words.subject(fact.seat))
  if (fact.other !== undefined) Object.assign(found, { other: words.name(fact.other), whom: words.whom(fact.other) })
  return found
}

/** The first letter of a sentence large; a name stays as its owner writes it. */
function capital(said: string, names: string[]): string {
  return names.some((name) => name && said.startsWith(name)) ? said : said.charAt(0).toLocaleUpperCase() + said.slice(1)
}

/** What decided it, in one sentence. */
export function decidedIn(about: About, words: GameWords): string {
  const parts = about.decided.map((fact) => t(`wins-${topic(about, words)}-${fact.fact}`, args(fact, words)))
  const [one = '', two] = parts
  if (!one) return ''
  return capital(two ? t('wins-both', { one, two }) : t('wins-one', { one }), words.names)
}

/** Something good to hear for a player who lost; '' for anybody else. */
export function kindTo(about: About, words: GameWords): string {
  const fact = words.you === null ? null : about.kind[words.you]
  return fact ? t(`wins-kind-${topic(about, words)}-${fact.fact}`, args(fact, words)) : ''
}

const topic = (about: About, words: GameWords): string => (about.of === 'match' ? `${words.game}-match` : words.game)
