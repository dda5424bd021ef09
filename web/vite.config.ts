import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readLaw } from './src/lib/law'

// For `hatch_build.py --dev`: the server that runs meanwhile. Open its own page once, for the cookie.
const server = process.env.HALFPAST_SERVER ?? 'http://127.0.0.1:8008'

// What is needed at once travels together: a phone far away waits for every file. Words by what loads them (lib/words.ts).
const GAMES = readdirSync('src/games', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const PAGE = ['common', 'page', 'table', 'turns']

/** With what a catalogue travels: a game's rules, a game's words, the page's; null: alone. */
function company(file: string): string | null {
  if (file.endsWith('-rules')) return file
  return GAMES.find((game) => file.startsWith(`${game}-`)) ?? (PAGE.includes(file) ? 'page' : null)
}
const groups = [
  { name: 'page', tags: ['$initial' as const] },
  {
    name: (module: string) => {
      const [, language, file = ''] = /locales[\\/](\w+)[\\/]([\w-]+)\.ftl/.exec(module) ?? []
      return language && company(file) ? `words-${language}-${company(file)}` : null
    },
  },
]

/** A game's law: its numbers for everybody (law.toml?numbers), what the books say for whoever reads the rules (?sources). */
const laws = {
  name: 'laws',
  load(id: string) {
    const [, file, what] = /^(.*law\.toml)\?(numbers|sources)$/.exec(id) ?? []
    if (!file) return null
    const { law, sources } = readLaw(readFileSync(file, 'utf8'))
    return `export default ${JSON.stringify(what === 'numbers' ? law : sources)}`
  },
}

/** Catalogues without what is there for translators: it need not travel. */
const catalogues = {
  name: 'catalogues',
  enforce: 'pre' as const,
  load(id: string) {
    const [, file] = /^(.*\.ftl)\?raw$/.exec(id) ?? []
    if (!file) return null
    const text = readFileSync(file, 'utf8')
      .replace(/^#.*\n/gm, '')
      .replace(/\n{2,}(?=[a-z])/gi, '\n')
      .trimStart()
    return `export default ${JSON.stringify(text)}`
  },
}

export default defineConfig({
  plugins: [svelte(), laws, catalogues],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/halfpast/_web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'happy-dom' },
})
