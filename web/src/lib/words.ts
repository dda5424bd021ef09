// Words from the same catalogues as Python's: locales/*.ftl, loaded for one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { recallWord } from './kept'

export const LANGUAGES = ['en', 'nl', 'fr', 'de'] as const
// Each language by its own name, whatever the page speaks.
export const NAMES = { en: 'English', nl: 'Nederlands', fr: 'Français', de: 'Deutsch' } as const
export type Language = (typeof LANGUAGES)[number]
export type Joiner = 'or-list' | 'and-list'
type Args = Record<string, FluentVariable>

const LOCALES = '../../../src/halfpast/locales'
const files = import.meta.glob<string>(['../../../src/halfpast/locales/*/*.ftl', '!../../../src/halfpast/locales/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
})
const AT_ONCE = ['common', 'page', 'table', 'turns', 'again']
const OF_A_GAME = ['cards', 'events', 'refusals', 'bots', 'table']
const brought = new Map<string, (language: Language) => Promise<string>>() // catalogues from elsewhere, by name
const bundles = new Map<Language, FluentBundle>()
const loaded = new Set<string>() // files, by language
const wanted = new Set<string>() // files that another language brings along too, once somebody has needed them

async function add(language: Language, names: string[]): Promise<void> {
  const missing = names.filter((name) => !loaded.has(`${language} ${name}`))
  const found = await Promise.all(
    missing.map((name) => brought.get(name)?.(language) ?? files[`${LOCALES}/${language}/${name}.ftl`]?.() ?? ''),
  )
  const bundle = bundles.get(language) ?? new FluentBundle([language], { useIsolating: false })
  for (const text of found) bundle.addResource(new FluentResource(text))
  for (const name of missing) loaded.add(`${language} ${name}`)
  bundles.set(language, bundle)
}

/** Catalogues that only some screens need; from then on another language brings them along. */
export async function loadMore(language: Language, names: string[]): Promise<void> {
  for (const name of names) wanted.add(name) // before they are here: who changes the language meanwhile needs them too
  await add(language, names)
}

/** A catalogue that is not among ours, for every language that is spoken from now on. */
export async function bringWords(name: string, load: (language: Language) => Promise<string>): Promise<void> {
  brought.set(name, load)
  wanted.add(name)
  await Promise.all([...bundles.keys()].map((language) => add(language, [name])))
}

/** The messages that every screen needs. */
export async function loadWords(language: Language): Promise<void> {
  const all = () => [...AT_ONCE, ...wanted]
  do await add(language, all())
  while (all().some((name) => !loaded.has(`${language} ${name}`))) // a screen may have asked for more meanwhile
}

/** A game's own words, before somebody sits at a table of it. */
export async function loadGame(language: Language, game: string): Promise<void> {
  await loadMore(language, [...OF_A_GAME.map((name) => `${game}-${name}`), 'wins'])
}

/** The rules of these games, the editions and their parameters: only when somebody looks at them. */
export async function loadRules(language: Language, games: string[]): Promise<void> {
  await loadMore(
    language,
    games.map((game) => `${game}-rules`),
  )
}

function pattern(language: Language, key: string) {
  const [name = '', attribute] = key.split('.')
  const message = bundles.get(language)?.getMessage(name)
  return attribute ? message?.attributes[attribute] : message?.value
}

/** Whether there is such a message. */
export function has(language: Language, key: string): boolean {
  return !!pattern(language, key)
}

export function text(language: Language, key: string, args: Args = {}): string {
  const found = pattern(language, key)
  return found ? bundles.get(language)!.formatPattern(found, args) : key
}

/** Words one after another, with "or" or "and" before the last. */
export function list(language: Language, words: string[], joiner: Joiner): string {
  if (words.length < 2) return words.join('')
  return text(language, joiner, { items: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** What somebody wrote, to stand among our words: written from right to left, it turns nothing round beside it. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}

/** The letter that a name begins with. */
export function initial(name: string): string {
  return name.match(/[^\u2068\s]/u)?.[0].toLocaleUpperCase() ?? '?'
}

/** The language of this browser, if we have it. */
export function spokenHere(): Language {
  const kept = recallWord('language')
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2))
  return LANGUAGES.find((language) => wanted.find((tag) => LANGUAGES.includes(tag as Language)) === language) ?? 'en'
}
