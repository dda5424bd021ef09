// Words from the same catalogues as Python's: locales/*.ftl, loaded for one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'nl', 'fr', 'de'] as const
// Each language by its own name, whatever the page speaks.
export const NAMES = { en: 'English', nl: 'Nederlands', fr: 'Français', de: 'Deutsch' } as const
export type Language = (typeof LANGUAGES)[number]
type Args = Record<string, FluentVariable>

const files = import.meta.glob<string>('../../../src/halfpast/locales/*/*.ftl', { query: '?raw', import: 'default' })
const AT_ONCE = ['common', 'half-cards', 'half-events', 'half-refusals', 'half-bots', 'page', 'table']
const bundles = new Map<Language, FluentBundle>()
let rulesToo = false // once somebody has looked at the rules, another language brings them along

async function add(language: Language, names: string[]): Promise<void> {
  const bundle = bundles.get(language) ?? new FluentBundle([language], { useIsolating: false })
  const found = await Promise.all(names.map((name) => files[`../../../src/halfpast/locales/${language}/${name}.ftl`]?.() ?? ''))
  for (const text of found) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  bundles.set(language, bundle)
}

/** The messages that every screen needs. */
export async function loadWords(language: Language): Promise<void> {
  if (!bundles.has(language)) await add(language, AT_ONCE)
  if (rulesToo) await loadRules(language)
}

/** The rules, the editions and their parameters: only when somebody looks at them. */
export async function loadRules(language: Language): Promise<void> {
  rulesToo = true
  if (!bundles.get(language)?.hasMessage('H01')) await add(language, ['half-rules'])
}

export function text(language: Language, key: string, args: Args = {}): string {
  const [name = '', attribute] = key.split('.')
  const bundle = bundles.get(language)
  const message = bundle?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!bundle || !pattern) return key
  return bundle.formatPattern(pattern, args)
}

/** The language of this browser, if we have it. */
export function spokenHere(): Language {
  const kept = localStorage.getItem('language')
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2))
  return LANGUAGES.find((language) => wanted.find((tag) => LANGUAGES.includes(tag as Language)) === language) ?? 'en'
}
