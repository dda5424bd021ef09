// One table: its socket, and the last that the server said of it. It draws and asks; it knows no rules.
import type { GameEvent, Refusal, TableMessage, View } from './types'

export interface Preview { refusal: Refusal | null; bid?: { number: number; words: string }; caught?: number; finishes?: boolean }
export interface Said { seat: number; phrase?: string; emote?: string; words?: string }
type Answer = { is: string; key: string | null; refusal?: Refusal | null; why?: string; move?: string; does?: Omit<Preview, 'refusal'> }

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000

export class Table {
  now = $state.raw<TableMessage | null>(null)
  events = $state.raw<GameEvent[]>([])
  fresh = $state.raw<GameEvent[]>([])
  link = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  said = $state.raw<Said | null>(null)
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #closed = false
  #waiting = new Map<string, (answer: Answer) => void>()
  #keys = 0

  constructor(readonly id: string) {
    this.#connect()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}?heard=${this.events.length}`)
    this.#socket = socket
    socket.onopen = () => {
      this.link = 'open'
      this.#wait = FIRST_WAIT
    }
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Answer | TableMessage | (Said & { is: 'said' }))
    socket.onclose = (event) => {
      for (const answer of this.#waiting.values()) answer({ is: 'lost', key: null })
      this.#waiting.clear()
      if (this.#closed) return
      this.link = event.code === 4404 || event.code === 4403 ? 'gone' : 'lost'
      if (this.link === 'lost') setTimeout(() => this.#connect(), this.#wait)
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
    }
  }

  #hear(message: Answer | TableMessage | (Said & { is: 'said' })): void {
    if (message.is === 'table') {
      const news = message as TableMessage
      const before = this.events.slice(0, news.from ?? 0)
      this.fresh = news.events ?? []
      this.events = [...before, ...this.fresh]
      this.now = news
    } else if (message.is === 'said') this.said = message as Said
    else {
      const answer = message as Answer
      if (answer.key) this.#waiting.get(answer.key)?.(answer)
      if (answer.key) this.#waiting.delete(answer.key)
    }
  }

  ask(message: Record<string, unknown>): Promise<Answer> {
    const key = `${this.id}-${Date.now()}-${this.#keys++}`
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return resolve({ is: 'lost', key })
      this.#waiting.set(key, resolve)
      this.#socket.send(JSON.stringify({ ...message, key }))
    })
  }

  move(seat: number, move: string): Promise<Answer> {
    return this.ask({ do: 'move', seat, move, seq: this.now?.seq })
  }

  async preview(seat: number, move: string): Promise<Preview | null> {
    const answer = await this.ask({ do: 'why', seat, move })
    return answer.is === 'why' ? { refusal: answer.refusal ?? null, ...answer.does } : null
  }

  /** Whose eyes: the seat of this device that must decide, else its first, else a spectator's. */
  view(seat: number | null): View | null {
    const views = this.now?.views
    return views ? ((seat === null ? views[''] : views[String(seat)]) ?? Object.values(views)[0] ?? null) : null
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
  }
}
