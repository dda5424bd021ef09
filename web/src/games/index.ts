// The games there are, in the order in which they are offered: ours, and those that packages on the server bring.
// The rest of the page reaches a game only through here, and knows it only as parts.ts says.
import { SvelteMap } from 'svelte/reactivity'
import { info } from '../lib/api'
import type { Info } from '../lib/types'
import { part as half } from './half/part'
import { part as level8 } from './level8/part'
import type { GamePart, TablePart, Unit, WordsClass } from './parts'

const ALL = new SvelteMap<string, GamePart>([half, level8].map((part) => [part.name, part]))

/** Their names; the first is played where nobody has chosen one. */
export const games = (): string[] => [...ALL.keys()]

export const isGame = (name: unknown): name is string => typeof name === 'string' && ALL.has(name)

/** A game's part; none where this page does not have that game, or not yet. */
export const gameOf = (name: string): GamePart | undefined => ALL.get(name)

/** What a match of a game is made of. */
export const unitOf = (name: string): Unit => gameOf(name)?.unit ?? 'game'

/** The game that a rule's number belongs to. */
export const gameOfRule = (number: string): string | undefined =>
  [...ALL.values()].find(({ law }) => law.some((rule) => rule.number === number))?.name

/** What a table of a game needs. */
export const tableOf = async (name: string): Promise<TablePart> => (await found(name)).loadTable()

/** A game's words alone, for whoever only reads what happened. */
export const wordsOf = async (name: string): Promise<WordsClass> => (await found(name)).loadWords()

async function found(name: string): Promise<GamePart> {
  if (!ALL.has(name)) await bring(await info())
  const part = gameOf(name)
  if (!part) throw new Error(`this page has no game ${name}`)
  return part
}

let brought: Promise<void> | undefined

/** The games that packages on the server bring; one that does not come is left out. */
export function bring(offers: Info): Promise<void> {
  const theirs = Object.entries(offers.games).flatMap(([name, { law }]) => (law && !ALL.has(name) ? [{ name, law }] : []))
  if (!theirs.length) return Promise.resolve()
  brought ??= import('./brought/part').then(async ({ bring: bringOne }) => {
    const parts = await Promise.allSettled(theirs.map(({ name, law }) => bringOne(name, law)))
    for (const one of parts) if (one.status === 'fulfilled') ALL.set(one.value.name, one.value)
  })
  return brought
}
