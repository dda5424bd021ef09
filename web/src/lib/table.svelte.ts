// One table: its socket, and the last that the server said of it. It draws and asks; it knows no rules.
import { t } from './app.svelte'
import { Deals } from './fair.svelte'
import { knows, refreshIfNewer } from './newer'
import { Shown } from './motion/shown.svelte'
import { goOn } from './story'
import { myTables } from './tables.svelte'
import { isFinal, ofAnswer, ofClose } from './troubles'
import type { GameEvent, Refusal, Said, TableMessage, View } from './types'

export interface Preview {
  refusal: Refusal | null
  bid?: { number: number; words: string }
  caught?: number
  finishes?: boolean
}
export interface Answer {
  is: string
  key: string | null
  refusal?: Refusal | null
  why?: string
  move?: string
  table?: string
  does?: Omit<Preview, 'refusal'>
  late?: boolean // the line was down between question and answer
}
/** What a board needs of a table: a living one, or one that is only looked at again. */
export interface AnyTable {
  readonly id: string
  readonly isReplay: boolean // nothing can be done there
  readonly isOthers: boolean // the eyes are those of somebody else than the reader
  readonly now: TableMessage | null
  readonly events: GameEvent[]
  readonly said: Said[]
  readonly heardAt: number
  readonly mayClaim: boolean
  readonly isCut: boolean // the line is down, or has not answered for a while
  readonly mayWithdraw: boolean // a move waits that has not left this device
  readonly deals?: Deals
  trouble: string
  ask(message: Record<string, unknown>, keeps?: boolean): Promise<Answer>
  act(message: Record<string, unknown>, keeps?: boolean): Promise<Answer>
  move(seat: number, move: string): Promise<Answer>
  preview(seat: number, move: string): Promise<Preview | null>
  withdraw(): void
  view(seat: number | null): View | null
}
interface Asked {
  what: string // without its key
  answered: Promise<Answer>
  message: string
  keeps: boolean
  slow: boolean
  sent: boolean
  late: boolean
  answer: (answer: Answer) => void
}
type Heard = TableMessage | Answer | (Said & { is: 'said' })

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const LONGEST_WITH_MOVE = 2000 // while a move waits to be sent
const SILENCE = 3_000 // after so long we ask whether anybody is there: who looks on is told before five seconds have passed
const SILENCE_UNSEEN = 10_000 // while nobody looks
const QUIET = 1_500 // without an answer for so long, the line may be dead, and the page says so
const PATIENCE = 5_000 // for an answer, or for a connection
const PATIENCE_OFFLINE = 500 // for an answer, once the browser says that it is offline; a server at home answers all the same
const PATIENCE_SLOW = 20_000 // for an answer that takes the server some thought
const SLOW = ['hint', 'start', 'again', 'arrange']
const TICK = 250
const NO_CODE = 1006 // as browsers say of a line that broke
const MOST_SAID = 30
const LOOKS = ['visibilitychange', 'focus', 'blur'] // when one looks, or looks away

export class Table implements AnyTable {
  readonly isReplay = false
  readonly isOthers = false
  #shown = new Shown()
  events = $state.raw<GameEvent[]>([])
  fresh = $state.raw<GameEvent[]>([]) // what the last message added
  takenBack = false // by the last message
  link = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  whyClosed = $state('') // the word for it, where it is not only the line
  trouble = $state('') // why the last thing asked for was not done
  isOffline = $state(!navigator.onLine) // as the browser sees it
  mayWithdraw = $state(false)
  #quiet = $state(false)
  said = $state.raw<Said[]>([])
  mayClaim = $state(false) // the host has been away for so long that one may become it
  heardAt = 0 // when the last state came, for the clock
  readonly deals: Deals
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #again: ReturnType<typeof setTimeout> | undefined
  #claim: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval>
  #lastSign = 0
  #owed = 0 // when the first thing was sent that has had no answer; 0: all was answered
  #ticked = 0
  #closed = false
  #asked = new Map<string, Asked>()
  #keys = 0
  #known = knows(() => this.#asked.size > 0)

  constructor(readonly id: string) {
    this.deals = new Deals(id, (message) => this.ask(message))
    this.#connect()
    this.#beat = setInterval(() => this.#listen(), TICK)
    addEventListener('online', this.#online)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#hurry)
    for (const event of LOOKS) addEventListener(event, this.#look)
  }

  /** Says, where it is so, that the beginning of a long story is not here. */
  earlier = $derived.by(() => (this.events[0]?.number ? t('page-earlier') : ''))

  isCut = $derived.by(() => this.link === 'lost' || this.#quiet)

  get now(): TableMessage | null {
    return this.#shown.now
  }
  /** Whether the end of a game is still in view, though the next one is dealt. */
  get isHeld(): boolean {
    return this.#shown.isHeld
  }
  release(): void {
    this.fresh = []
    this.takenBack = false
    this.#shown.release()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const heard = (this.events.at(-1)?.number ?? -1) + 1
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}?heard=${heard}`)
    this.#socket = socket
    this.#sign()
    socket.onopen = () => {
      this.#look()
      for (const asked of this.#asked.values()) this.#send(asked) // with its key: it is done once
    }
    socket.onmessage = (message) => {
      this.#sign()
      this.#hear(JSON.parse(message.data as string) as Heard)
    }
    socket.onclose = (event) => this.#lose(socket, event.code)
    setTimeout(() => socket.readyState === WebSocket.CONNECTING && this.#drop(), PATIENCE)
  }

  /** The socket has closed, or is as good as closed. */
  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return
    const wasOpen = this.link === 'open'
    const why = ofClose(code)
    this.whyClosed = why === 'crowd' && wasOpen ? 'busy' : why // it was not too many pages, but too much of this one
    const gone = isFinal(why)
    for (const [key, asked] of this.#asked)
      if (gone || !asked.keeps) {
        this.#asked.delete(key)
        asked.answer({ is: 'lost', key })
      }
    for (const asked of this.#asked.values()) asked.late = true
    this.#count()
    if (this.#closed) return
    this.#quiet = false
    this.link = gone ? 'gone' : 'lost'
    if (!gone) this.#again = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(this.#asked.size ? LONGEST_WITH_MOVE : LONGEST_WAIT, this.#wait * 2)
  }

  /** Something was heard: the line is well. */
  #sign(): void {
    this.#lastSign = Date.now()
    this.#owed = 0
    this.#quiet = false
  }

  #online = (): void => {
    this.isOffline = false
    this.#hurry()
  }

  /** Only what does not answer now is really gone: a server in the house does. */
  #offline = (): void => {
    this.isOffline = true
    if (this.link !== 'open') return
    const socket = this.#socket
    const asked = Date.now()
    this.#ping()
    setTimeout(() => socket === this.#socket && this.link === 'open' && this.#lastSign < asked && this.#drop(), PATIENCE_OFFLINE)
  }

  /** A phone that wakes up, or finds its network again, need not wait; an open line may be dead meanwhile. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.#socket?.readyState === WebSocket.CONNECTING) return
    if (this.link === 'open') return this.#ping()
    if (this.link !== 'lost') return
    clearTimeout(this.#again)
    this.#connect()
  }

  /** Say whether somebody has this table before the eyes: what happens meanwhile is no news, and no notice. */
  #look = (): void => {
    const at = document.visibilityState === 'visible' && document.hasFocus()
    if (this.#socket?.readyState === WebSocket.OPEN) this.#write(JSON.stringify({ do: 'look', at }))
  }

  /** Nobody answers: leave this socket to itself, and begin anew. */
  #drop(): void {
    const socket = this.#socket
    if (!socket || this.#closed) return
    this.#lose(socket, NO_CODE)
    this.#socket = null
    socket.close()
  }

  /** Ask whether anybody is there. */
  #ping(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#write('{"do":"ping"}')
  }

  #send(asked: Asked): void {
    asked.sent = true
    this.#write(asked.message)
    this.#count()
  }

  /** Everything sent is answered: from now on something is owed. */
  #write(text: string): void {
    this.#socket!.send(text)
    this.#owed ||= Date.now()
  }

  /** A line can be dead without a word: ask now and then; say so where no answer comes, and begin anew before long. */
  #listen(): void {
    const now = Date.now()
    const slept = now - this.#ticked > QUIET // a device that slept has not waited
    this.#ticked = now
    if (this.link !== 'open') return
    if (slept && this.#owed) this.#owed = now
    const isSlow = [...this.#asked.values()].some((asked) => asked.slow)
    const owed = this.#owed ? now - this.#owed : 0
    if (owed > (isSlow ? PATIENCE_SLOW : PATIENCE)) this.#drop()
    else if (owed > QUIET && !isSlow) this.#fallQuiet()
    else if (!owed && now - this.#lastSign > this.#silence()) this.#ping()
  }

  /** How long it may be still before we ask. */
  #silence(): number {
    return document.visibilityState === 'visible' ? SILENCE : SILENCE_UNSEEN
  }

  #fallQuiet(): void {
    this.#quiet = true
    for (const asked of this.#asked.values()) asked.late = true
  }

  #hear(message: Heard): void {
    if (message.is === 'table') this.#see(message as TableMessage)
    else if (message.is === 'said') this.said = [...this.said, message as Said].slice(-MOST_SAID)
    else if (message.is === 'invited') void myTables.look()
    else {
      const { key } = message as Answer
      const asked = key ? this.#asked.get(key) : undefined
      if (key) this.#asked.delete(key)
      this.#count()
      asked?.answer(asked.late ? { ...(message as Answer), late: true } : (message as Answer))
    }
  }

  #see(news: TableMessage): void {
    const sameEyes = String(this.now?.mine) === String(news.mine)
    const story = goOn(this.events, news.from ?? 0, news.events ?? [], sameEyes)
    // Who comes in the middle of a game reads what happened; who comes to its beginning hears it.
    this.fresh = this.now || news.seq <= news.table.seats.length ? story.fresh : []
    this.takenBack = story.takenBack
    this.events = story.events
    if (news.said) this.said = news.said
    this.heardAt = Date.now()
    this.#shown.see(news, story.takenBack ? [] : this.fresh)
    this.#awaitClaim(news.claim)
    this.deals.see(news)
    if (this.link !== 'open') this.#arrive()
  }

  #awaitClaim(seconds: number | null): void {
    clearTimeout(this.#claim)
    this.mayClaim = seconds === 0
    if (seconds) this.#claim = setTimeout(() => (this.mayClaim = true), 1000 * seconds)
  }

  /** Only who is shown the table has really come in. */
  #arrive(): void {
    if (this.link === 'lost') void refreshIfNewer() // the server may have been upgraded meanwhile
    this.link = 'open'
    this.whyClosed = ''
    this.#wait = FIRST_WAIT
    if (this.trouble === 'lost') this.trouble = ''
  }

  /**
   * Ask, and wait for the answer. What `keeps` is asked again after a lost connection; while it waits, asking it twice is
   * asking it once: a hundred of them sent at once would close the line, every time anew.
   */
  ask(message: Record<string, unknown>, keeps = false): Promise<Answer> {
    const what = JSON.stringify(message)
    const same = keeps ? [...this.#asked.values()].find((asked) => asked.keeps && asked.what === what) : undefined
    if (same) return same.answered
    const key = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.#keys++}`
    const open = this.#socket?.readyState === WebSocket.OPEN
    if (!open && !keeps) return Promise.resolve({ is: 'lost', key })
    let answer: (answer: Answer) => void = () => {}
    const answered = new Promise<Answer>((done) => (answer = done))
    const text = JSON.stringify({ ...message, key })
    const slow = SLOW.includes(String(message.do))
    const asked = { what, answered, message: text, keeps, slow, sent: false, late: this.isCut, answer }
    this.#asked.set(key, asked)
    this.#count()
    if (open) this.#send(asked)
    else this.#hurry()
    return answered
  }

  #count(): void {
    this.mayWithdraw = [...this.#asked.values()].some((asked) => !asked.sent)
  }

  /** What waits here and was never sent is not to be sent any more. */
  withdraw(): void {
    for (const [key, asked] of this.#asked)
      if (!asked.sent) {
        this.#asked.delete(key)
        asked.answer({ is: 'withdrawn', key })
      }
    this.#count()
  }

  /** Ask for something to be done; where it is not, `trouble` says why. */
  async act(message: Record<string, unknown>, keeps = false): Promise<Answer> {
    this.trouble = ''
    const answer = await this.ask(message, keeps)
    this.trouble = ofAnswer(message.do, answer.is)
    return answer
  }

  move(seat: number, move: string): Promise<Answer> {
    return this.act({ do: 'move', seat, move, seq: this.now?.seq }, true)
  }

  async preview(seat: number, move: string): Promise<Preview | null> {
    const answer = await this.ask({ do: 'why', seat, move })
    return answer.is === 'why' ? { refusal: answer.refusal ?? null, ...answer.does } : null
  }

  /** A seat's view; a spectator's, or this device's first, where there is no such seat. */
  view(seat: number | null): View | null {
    const views = this.now?.views
    return views ? ((seat === null ? views[''] : views[String(seat)]) ?? Object.values(views)[0] ?? null) : null
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
    clearTimeout(this.#claim)
    clearInterval(this.#beat)
    removeEventListener('online', this.#online)
    removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#hurry)
    for (const event of LOOKS) removeEventListener(event, this.#look)
    this.#known()
    this.#socket?.close()
  }
}
