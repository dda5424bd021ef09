// The groups somebody has put together, kept on this device: a page that is loaded again finds them as they lay.
import { recall, remember } from '../../lib/kept'

export interface KeptPlan {
  level: string // of which round, for whom
  groups: string[][]
  stands: Record<string, string>
}
const NAME = 'plans'
const MOST = 12 // tables; the one planned at longest ago is forgotten

const isKeys = (group: unknown): group is string[] => Array.isArray(group) && group.every((key) => typeof key === 'string')

function isPlan(one: unknown): one is KeptPlan {
  const { level, groups, stands } = (one ?? {}) as Partial<KeptPlan>
  return typeof level === 'string' && Array.isArray(groups) && groups.every(isKeys) && !!stands && typeof stands === 'object'
}

const all = () => recall<({ at?: unknown } | null)[]>(NAME, []).filter((one) => one !== null)

/** What was put together for this level; null where nothing was, or for another one. */
export function recallPlan(table: string, seat: number, level: string): KeptPlan | null {
  const found = all().find((one) => one.at === `${table} ${seat}`)
  return isPlan(found) && found.level === level ? found : null
}

/** Keep it; an empty one is forgotten. */
export function rememberPlan(table: string, seat: number, plan: KeptPlan): void {
  const at = `${table} ${seat}`
  const known = all()
  const others = known.filter((one) => one.at !== at)
  if (plan.groups.flat().length) remember(NAME, [{ at, ...plan }, ...others].slice(0, MOST))
  else if (others.length < known.length) remember(NAME, others)
}
