// What this browser remembers for the next time. It may forget: everything kept has a usual value.

/** What was kept under a name; of an object only the parts that still look as they should. */
export function recall<T>(name: string, usual: T): T {
  const found = read(name)
  if (!alike(found, usual)) return usual
  if (Array.isArray(usual) || typeof usual !== 'object') return found as T
  const parts = Object.entries(found as object).filter(
    ([key, part]) => Object.hasOwn(usual as object, key) && alike(part, (usual as Record<string, unknown>)[key]),
  )
  return { ...usual, ...Object.fromEntries(parts) }
}

/** Keep something; whether it could be. Where a browser keeps nothing, a choice holds until the page is closed. */
export function remember(name: string, what: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(what))
    return true
  } catch {
    return false
  }
}

/** A plain word that was kept; '' where nothing was, or nothing can be. */
export function recallWord(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

export function rememberWord(name: string, word: string): void {
  try {
    localStorage.setItem(name, word)
  } catch {
    // It may forget.
  }
}

/** Nothing is kept any more. */
export function forgetAll(): void {
  try {
    localStorage.clear()
  } catch {
    // Nothing was.
  }
}

function read(name: string): unknown {
  try {
    return JSON.parse(recallWord(name) || 'null') as unknown
  } catch {
    return null
  }
}

function alike(one: unknown, other: unknown): boolean {
  return one !== null && typeof one === typeof other && Array.isArray(one) === Array.isArray(other)
}
