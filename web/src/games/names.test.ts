import { expect, it } from 'vitest'
import { games } from '.'

const everything = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '../../vite.config.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Everything but the games, the list of them, and tests. */
const generic = Object.entries(everything).filter(([path]) => !/\.test\.ts$|^\.\/\w+\/|^\.\/index\.ts$/.test(path))

const withoutComments = (code: string) => code.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(^|[^:'"`\\])\/\/.*$/gm, '$1')

it('no code but a game’s own has its name: as a word, in the key of a message, or in the name of a type', () => {
  expect(generic.length).toBeGreaterThan(150)
  const found = generic.flatMap(([path, code]) =>
    games().flatMap((game) => {
      const name = new RegExp(`(?<![a-z])${game}(?!-?past)[^\n]*`, 'gi')
      return [...withoutComments(code).matchAll(name)].map(([line]) => `${path}: ${line}`)
    }),
  )
  expect(found).toEqual([])
})
