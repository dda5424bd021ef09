import { expect, it } from 'vitest'
import { games } from '.'

const everything = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '../../vite.config.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Everything but the games, the list of them, and tests. */
const apart = [...games().map((game) => `./${game}/`), './index.ts']
const generic = Object.entries(everything).filter(([path]) => !/\.test\.ts$/.test(path) && !apart.some((own) => path.startsWith(own)))

const withoutComments = (code: string) => code.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(^|[^:'"`\\])\/\/.*$/gm, '$1')

it('no code but a game’s own has its name: as a word, in the key of a message, or in the name of a type', () => {
  expect(generic.length).toBeGreaterThan(150)
  expect(generic.map(([path]) => path)).toContain('./brought/part.ts')
  const found = generic.flatMap(([path, code]) =>
    games().flatMap((game) => {
      const name = new RegExp(`(?<![a-z])${game}(?!-?past)[^\n]*`, 'gi')
      return [...withoutComments(code).matchAll(name)].map(([line]) => `${path}: ${line}`)
    }),
  )
  expect(found).toEqual([])
})
