// What may import what on the page; `npm run check` looks. The picture of it is in CONTRIBUTING.md.
const SHARED = 'lib|ui|board|wins|paper' // what screens and games share
const FACE = 'games/(index|parts)\\.ts$'

/** Nothing in `from` imports anything in src/ that is not in `to`. */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/${from}` },
  to: { path: '^src/', pathNot: `^src/${to}` },
})

export default {
  forbidden: [
    {
      name: 'games-by-their-face',
      comment: 'Outside src/games a game is reached through games/index.ts and games/parts.ts only.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/' },
      to: { path: '^src/games/', pathNot: `^src/${FACE}` },
    },
    {
      name: 'games-apart',
      comment: 'The games do not know each other.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    only('games-know-no-screen', 'A game uses what is shared, and no screen.', 'games/[^/]+/', `(${SHARED}|games)/`),
    {
      name: 'words-need-no-table',
      comment: "Inside a game, its words are read by lists and replays, too: they know nothing that is drawn or played.",
      severity: 'error',
      from: { path: '^src/games/[^/]+/words\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(lib/|games/parts\\.ts$|games/[^/]+/(types|face)\\.ts$)' },
    },
    {
      name: 'score-pads-need-no-table',
      comment: 'Inside a game, its score pad is for people without a table here.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/pad/' },
      to: { path: '^src/games/([^/]+/(table|words)\\.ts$|[^/]+/([Pp]laying|[Pp]lan)|[^/]+/(Board|End|SeatSheet)\\.svelte$)' },
    },
    {
      name: 'parts-are-listed',
      comment: 'The part of a game is asked for where the games are listed, and nowhere else.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/index\\.ts$' },
      to: { path: '^src/games/[^/]+/part\\.ts$' },
    },
    only('lib-is-below', 'lib has no face: it imports no screen, and nothing that is drawn.', 'lib/', `(lib/|${FACE})`),
    only('ui-is-below', 'What screens share imports no screen.', 'ui/', `((lib|ui)/|${FACE})`),
    only('shared-is-below', 'Parts of tables and pads import no screen.', '(board|wins|paper)/', `((${SHARED})/|${FACE})`),
    {
      name: 'no-circles',
      comment: 'No module needs itself; what is fetched later may look back.',
      severity: 'error',
      from: { pathNot: '/EditionDifferences\\.svelte$' }, // draws itself again, one level deeper
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    { name: 'nothing-missing', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?raw$' } },
    {
      name: 'nothing-forgotten',
      comment: 'A module that nobody imports.',
      severity: 'error',
      from: { orphan: true, pathNot: '/main\\.ts$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true, // types, too: a screen may not even know a game's
    exclude: { path: '\\.test\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte.ts', '.svelte', '.js'],
      conditionNames: ['svelte', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
}
