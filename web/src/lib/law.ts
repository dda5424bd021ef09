// The rules' numbers by section, in the law's order: read from the catalogue's own headings.
import source from '../../../src/halfpast/games/half/law.toml?raw'

export const RULES: [string, string[]][] = []
for (const [, number, section] of source.matchAll(/^\[(\w+)\]\nsection = "([\w-]+)"/gm)) {
  const last = RULES.at(-1)
  if (last && last[0] === section) last[1].push(number!)
  else RULES.push([section!, [number!]])
}
