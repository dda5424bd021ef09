// How much time the seat to move still has, counted on here from what the server said last.
import type { AnyTable } from './table.svelte'

export const BY_TURNS = ['day', 'days', 'week'] // clocks without a hurry
const TICK = 250

export class Clock {
  #now = $state(Date.now())

  constructor(readonly table: AnyTable) {}

  /** Whether this table plays with a clock, and it runs now. */
  runs = $derived.by(() => !!this.table.now?.table.clock)

  /** Seconds until a bot plays instead; null without a clock. */
  left = $derived.by(() => {
    const clock = this.table.now?.table.clock
    if (!clock) return null
    const gone = Math.max(0, this.#now - this.table.heardAt) / 1000
    return Math.max(0, Math.ceil(clock.move + clock.reserve - gone))
  })

  /** How much of it all that is, 0 to 1. */
  part = $derived.by(() => {
    const clock = this.table.now?.table.clock
    return clock && this.left !== null ? Math.min(1, this.left / (clock.of.move + clock.of.reserve)) : null
  })

  /** Let it run; returns how to stop it. */
  start(): () => void {
    const ticking = setInterval(() => (this.#now = Date.now()), TICK)
    return () => clearInterval(ticking)
  }
}
