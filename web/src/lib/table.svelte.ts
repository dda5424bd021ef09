// One table: its socket, and the last that the server said of it. It draws and asks; it knows no rules.
import type { GameEvent, Refusal, Said, TableMessage, View } from './types'

export interface Preview {
  refusal: Refusal | null
  bid?: { number: number; words: string }
  caught?: number
  finishes?: boolean
}
interface Answer {
  is: string
  key: string | null
  refusal?: Refusal | null
  why?: string
  move?: string
  table?: string
  does?: Omit<Preview, 'refusal'>
}
interface Asked {
  message: string
  keeps: boolean
  answer: (answer: Answer) => void
}
type Heard = TableMessage | Answer | (Said & { is: 'said' })

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const SILENCE = 25_000 // after so long we ask whether anybody is there
const MOST_SAID = 30

export class Table {
  now = $state.raw<TableMessage | null>(null)
  events = $state.raw<GameEvent[]>([])
  fresh = $state.raw<GameEvent[]>([]) // what the last message added, where we were there before
  link = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  said = $state.raw<Said[]>([])
  heardAt = 0 // when the last state came, for the clock
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #again: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval>
  #lastSign = 0
  #closed = false
  #asked = new Map<string, Asked>()
  #keys = 0

  constructor(readonly id: string) {
    this.#connect()
    this.#beat = setInterval(() => this.#listen(), SILENCE / 2)
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}?heard=${this.events.length}`)
    this.#socket = socket
    this.#lastSign = Date.now()
    socket.onopen = () => {
      this.link = 'open'
      this.#wait = FIRST_WAIT
      for (const asked of this.#asked.values()) socket.send(asked.message) // with its key: it is done once
    }
    socket.onmessage = (message) => {
      this.#lastSign = Date.now()
      this.#hear(JSON.parse(message.data as string) as Heard)
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket) return
      for (const [key, asked] of this.#asked)
        if (!asked.keeps) {
          this.#asked.delete(key)
          asked.answer({ is: 'lost', key })
        }
      if (this.#closed) return
      this.link = event.code === 4404 || event.code === 4403 ? 'gone' : 'lost'
      if (this.link === 'lost') this.#again = setTimeout(() => this.#connect(), this.#wait)
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
    }
  }

  /** A phone that wakes up, or finds its network again, need not wait. */
  #hurry = (): void => {
    if (this.link !== 'lost' || document.visibilityState === 'hidden') return
    clearTimeout(this.#again)
    this.#connect()
  }

  /** A line can be dead without a word: ask, and begin anew if nobody answers. */
  #listen(): void {
    const silence = Date.now() - this.#lastSign
    if (this.link !== 'open' || silence < SILENCE) return
    if (silence > 2 * SILENCE) this.#socket?.close()
    else this.#socket?.send('{"do":"ping"}')
  }

  #hear(message: Heard): void {
    if (message.is === 'table') this.#see(message as TableMessage)
    else if (message.is === 'said') this.said = [...this.said, message as Said].slice(-MOST_SAID)
    else {
      const { key } = message as Answer
      const asked = key ? this.#asked.get(key) : undefined
      if (key) this.#asked.delete(key)
      asked?.answer(message as Answer)
    }
  }

  #see(news: TableMessage): void {
    const known = this.events.length
    const told = news.events ?? []
    this.fresh = known ? told : []
    this.events = [...this.events.slice(0, news.from ?? 0), ...told]
    if (news.said) this.said = news.said
    this.heardAt = Date.now()
    this.now = news
  }

  /** Ask, and wait for the answer. What `keeps` is asked again after a lost connection. */
  ask(message: Record<string, unknown>, keeps = false): Promise<Answer> {
    const key = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.#keys++}`
    return new Promise((answer) => {
      const open = this.#socket?.readyState === WebSocket.OPEN
      if (!open && !keeps) return answer({ is: 'lost', key })
      const text = JSON.stringify({ ...message, key })
      this.#asked.set(key, { message: text, keeps, answer })
      if (open) this.#socket!.send(text)
    })
  }

  move(seat: number, move: string): Promise<Answer> {
    return this.ask({ do: 'move', seat, move, seq: this.now?.seq }, true)
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
    clearInterval(this.#beat)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }
}
