// What a match sets besides its edition, like a level card: one for all, or a list with each player's own.

/** What one seat has. */
export const ofSeat = (value: unknown, seat: number): unknown => (Array.isArray(value) ? (value as unknown[])[seat] : value)

/** Each of them once, with the seats that have it; no seats where all have the same. */
export function alike<T>(value: T | T[]): { value: T; seats: number[] }[] {
  if (!Array.isArray(value)) return [{ value, seats: [] }]
  const found = new Map<string, { value: T; seats: number[] }>()
  value.forEach((one: T, seat) => {
    const key = JSON.stringify(one)
    const same = found.get(key) ?? { value: one, seats: [] }
    found.set(key, { ...same, seats: [...same.seats, seat] })
  })
  return [...found.values()]
}
