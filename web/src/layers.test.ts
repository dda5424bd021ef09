// @vitest-environment node
// Every rule of .dependency-cruiser.mjs is broken once here: a rule for a place that no longer exists would let it pass.
import { cruise, type IReporterOutput } from 'dependency-cruiser'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../.dependency-cruiser.mjs'

/** A module, and what it imports but should not. */
const WRONG: Record<string, [from: string, to: string]> = {
  'games-by-their-face': ['lib/a', 'games/half/Board.svelte'],
  'games-apart': ['games/half/plan', 'games/level8/plan.ts'],
  'games-know-no-screen': ['games/half/end', 'home/Home.svelte'],
  'words-need-no-table': ['games/half/words', 'games/half/playing.svelte.ts'],
  'score-pads-need-no-table': ['games/half/pad/index', 'games/half/Board.svelte'],
  'parts-are-listed': ['games/parts', 'games/half/part.ts'],
  'lib-is-below': ['lib/b', 'ui/Icon.svelte'],
  'ui-is-below': ['ui/sheet', 'home/Home.svelte'],
  'shared-is-below': ['paper/pad', 'pad/Pads.svelte'],
  'no-circles': ['lib/c', 'lib/e.ts'],
  'nothing-missing': ['lib/d', 'lib/nowhere.ts'],
  'nothing-forgotten': ['lib/alone', ''],
}

/** The rules that the modules of a page break, each with who breaks it. */
async function broken(modules: [from: string, to: string][]): Promise<Set<string>> {
  const base = mkdtempSync(join(tmpdir(), 'page-'))
  const write = (path: string, code: string) => {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), code)
  }
  try {
    for (const [, to] of modules) if (to && to !== 'lib/nowhere.ts') write(`src/${to}`, to.endsWith('.svelte') ? '' : 'export const a = 1')
    for (const [from, to] of modules) write(`src/${from}.ts`, to ? `import '../${'../'.repeat(from.split('/').length - 1)}src/${to}'` : '')
    write('src/lib/e.ts', "import './c.ts'")
    const ruleSet = { forbidden: config.forbidden }
    const found: IReporterOutput = await cruise(['src'], { tsPreCompilationDeps: true, baseDir: base, validate: true, ruleSet })
    if (typeof found.output === 'string') throw new Error(found.output)
    return new Set(found.output.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))
  } finally {
    rmSync(base, { recursive: true })
  }
}

it('the page’s layers are kept by rules that catch who breaks them', async () => {
  expect(Object.keys(WRONG).sort()).toEqual(config.forbidden.map(({ name }) => name).sort())
  const found = await broken(Object.values(WRONG))
  for (const [rule, [from]] of Object.entries(WRONG)) expect(found, rule).toContain(`${rule} src/${from}.ts`)
})
