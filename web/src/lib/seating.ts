// Several people of one device sit down at a new table: its orders, one after the other, by a socket of its own.
import { Trouble } from './api'

const PATIENCE = 8000

export function arrangeSeats(table: string, orders: Record<string, unknown>[]): Promise<void> {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}`)
  return new Promise<void>((done, failed) => {
    let next = 0
    const late = setTimeout(() => socket.close(), PATIENCE)
    const send = () => (next < orders.length ? socket.send(JSON.stringify({ ...orders[next], key: String(next) })) : socket.close())
    socket.onopen = send
    socket.onmessage = (message) => {
      const answer = JSON.parse(message.data as string) as { is: string; key?: string }
      if (answer.key !== String(next)) return
      if (answer.is !== 'done') socket.close()
      else {
        next++
        send()
      }
    }
    socket.onclose = () => {
      clearTimeout(late)
      if (next === orders.length) done()
      else failed(new Trouble('lost'))
    }
  })
}
