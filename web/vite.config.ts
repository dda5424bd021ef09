import { defineConfig } from 'vitest/config'
import { svelte } from '@sveltejs/vite-plugin-svelte'

// For `hatch_build.py --dev`: the server that runs meanwhile. Open its own page once, for the cookie.
const server = process.env.HALFPAST_SERVER ?? 'http://127.0.0.1:8008'

// What is needed at once travels together: a phone far away waits for every file. Words by what loads them (lib/words.ts).
const WORDS = /locales[\\/](\w+)[\\/](?:(half|level8)-(?!rules)|(?:half|level8)-(rules)|(?:common|page|table|turns)\.)/
const groups = [
  { name: 'page', tags: ['$initial' as const] },
  {
    name: (module: string) => {
      const [, language, game, rules] = WORDS.exec(module) ?? []
      return language ? `words-${language}-${game ?? rules ?? 'page'}` : null
    },
  },
]

export default defineConfig({
  plugins: [svelte()],
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
