// All tables of this guest. One light socket says where something changed; where there is none, we ask now and then.
import { Banned, me } from './api'
import { hearFace } from './chosen-face'
import { BY_TURNS } from './clock.svelte'
import { notices } from './notices.svelte'
import type { Invitation, Summary } from './types'

const TOGETHER = 200 // milliseconds in which changes are gathered
const ALONE = 10_000 // how often we ask, without the socket
const BESIDE = 30_000 // and beside it: other people's open tables are not told of there, and a line can be dead
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/** Whether it is the turn of somebody at this device. */
export const isMyTurn = (table: Summary): boolean => table.state === 'playing' && table.turn !== null && table.mine.includes(table.turn)
/** Whether a table plays turn by turn. */
export const isByTurns = (table: Summary): boolean => BY_TURNS.includes(table.terms.clock)

/** Whether somebody at this device is asked to play another match with the same people. */
export const isAsked = (table: Summary): boolean => !!table.again?.waits.some((seat) => table.mine.includes(seat))

class Tables {
  mine = $state.raw<Summary[]>([])
  listed = $state.raw<Summary[]>([])
  invited = $state.raw<Invitation[]>([]) // to tables of others
  over = $state(0) // how many matches of this guest are over
  account = $state(false) // whether they are kept in an account
  banned = $state('') // until when the host of the server has shut this guest out
  isKnown = $state(false) // whether the server has told of them yet
  /** How many tables wait for this guest. */
  waiting = $derived(this.mine.filter((table) => isByTurns(table) && isMyTurn(table)).length)
  #known: Map<string, Summary> | null = null // null: nothing was heard yet, so nothing is news
  #listeners = 0
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #again: ReturnType<typeof setTimeout> | undefined
  #soon: ReturnType<typeof setTimeout> | undefined
  #asking: ReturnType<typeof setInterval> | undefined
  #asked = 0
  #looks = 0
  #seen = 0 // the last look that was answered

  /** Listen, as long as a screen wants to; returns how to stop. */
  listen(): () => void {
    if (!this.#listeners++) {
      this.#asking = setInterval(() => this.#askNowAndThen(), ALONE)
      document.addEventListener('visibilitychange', this.#look)
      this.#connect()
    }
    void this.look()
    return () => {
      if (--this.#listeners) return
      clearInterval(this.#asking)
      clearTimeout(this.#again)
      clearTimeout(this.#soon)
      document.removeEventListener('visibilitychange', this.#look)
      const socket = this.#socket
      this.#socket = null
      socket?.close()
    }
  }

  /** Ask for all of them. */
  async look(): Promise<void> {
    this.#asked = Date.now()
    const look = ++this.#looks
    const found = await me().catch((error: unknown) => {
      if (error instanceof Banned) this.banned = error.until
      return null
    })
    if (!found || look < this.#seen) return // a later question was answered sooner
    this.#seen = look
    this.banned = ''
    this.listed = found.listed
    this.over = found.over
    this.account = found.account
    hearFace(found.face)
    this.mine = found.mine
    this.invited = found.invited
    this.isKnown = true
    const before = this.#known
    this.#known = new Map(found.mine.map((table) => [table.id, table]))
    if (before) for (const table of found.mine) this.#notice(before.get(table.id), table)
    notices.badge(this.waiting)
  }
  #look = (): void => {
    if (!document.hidden) void this.look()
  }

  #askNowAndThen(): void {
    if (document.hidden && !notices.on) return
    const isHeard = this.#socket?.readyState === WebSocket.OPEN
    if (Date.now() - this.#asked >= (isHeard ? BESIDE : ALONE) - TOGETHER) void this.look()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/me`)
    this.#socket = socket
    socket.onopen = () => {
      if (this.#wait > FIRST_WAIT) void this.look() // what was missed meanwhile
      this.#wait = FIRST_WAIT
    }
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Summary & { is: string })
    socket.onclose = () => {
      if (socket !== this.#socket) return
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
      this.#again = setTimeout(() => this.#connect(), this.#wait)
    }
  }

  #hear({ is, ...table }: Summary & { is: string }): void {
    if (is !== 'table') return
    this.#notice(this.#known?.get(table.id), table)
    this.#known?.set(table.id, table)
    clearTimeout(this.#soon)
    this.#soon = setTimeout(() => void this.look(), TOGETHER) // with what happened there
  }

  #notice(before: Summary | undefined, now: Summary): void {
    const isNew = !before || !isMyTurn(before) || before.passed !== now.passed // it may have gone round while nobody looked
    if (isNew && isMyTurn(now) && !now.looking) notices.tell(now)
    if (before && isMyTurn(before) && !isMyTurn(now)) void notices.takeBack(now.id)
  }
}

export const myTables = new Tables()
