// The games there are, in the order in which they are offered.
export const GAMES = ['half', 'level8'] as const
export type GameName = (typeof GAMES)[number]

export const isGame = (name: unknown): name is GameName => GAMES.some((game) => game === name)
