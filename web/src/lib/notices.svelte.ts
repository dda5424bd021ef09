// "Your turn", told by the browser while a page of ours is open somewhere: only to who asked for it.
import { app, listed, seatName, t } from './app.svelte'
import { recallWord, rememberWord } from './kept'
import type { Summary } from './types'

type Possible = 'yes' | 'blocked' | 'insecure' | 'no'
const WORKER = '/notices.js'

class Notices {
  #wanted = $state(recallWord('notices') === 'on')
  #possible = $state<Possible>(possible())
  possible = $derived(this.#possible)
  on = $derived(this.#wanted && this.#possible === 'yes' && Notification.permission === 'granted')
  #shown = new Map<string, Notification>() // by table

  /** Asked for with a tap; the browser asks once more. */
  async want(wanted: boolean): Promise<void> {
    if (wanted && this.#possible === 'yes' && Notification.permission !== 'granted') await Notification.requestPermission()
    this.#possible = possible()
    this.#wanted = wanted && this.#possible === 'yes' && Notification.permission === 'granted'
    rememberWord('notices', this.#wanted ? 'on' : 'off')
  }

  /** It is somebody's turn who sits at this device, at a table that nobody has before the eyes. */
  tell(table: Summary): void {
    if (!this.on) return
    const several = table.mine.length > 1
    const seat = table.turn!
    const others = table.seats.flatMap((place, at) => (table.mine.includes(at) ? [] : [seatName(place, at)]))
    const title = several ? t('page-turn-of', { name: seatName(table.seats[seat], seat) }) : t('page-your-turn')
    const body = others.length ? t('page-with', { names: listed(others, 'and-list') }) : ''
    void this.#show(title, { body, tag: table.id, lang: app.language, icon: '/icon.svg', data: `/t/${table.id}` })
  }

  async #show(title: string, options: NotificationOptions): Promise<void> {
    try {
      const shown = new Notification(title, options)
      this.#shown.set(options.tag!, shown)
      shown.onclick = () => {
        shown.close()
        focus()
        app.go(String(options.data))
      }
    } catch {
      // Phones want it shown by a worker.
      const worker = await working()
      await worker?.showNotification(title, options).catch(() => undefined)
      if (!worker) this.#possible = 'no'
    }
  }

  /** It is somebody else's turn by now. */
  async takeBack(table: string): Promise<void> {
    this.#shown.get(table)?.close()
    this.#shown.delete(table)
    await closeShown(table)
  }

  /** How many tables wait, on the sign of the page, where it has one. */
  badge(count: number): void {
    const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    shown?.catch(() => undefined)
  }
}

/** The worker, once it can show something: the first time it is still being set up. */
async function working(): Promise<ServiceWorkerRegistration | null> {
  const registered = await navigator.serviceWorker?.register(WORKER).catch(() => null)
  return registered ? navigator.serviceWorker.ready : null
}

/** Close what a worker has shown of a table. */
async function closeShown(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const shown of (await worker?.getNotifications({ tag: table }).catch(() => [])) ?? []) shown.close()
}

function possible(): Possible {
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in window)) return 'no'
  return Notification.permission === 'denied' ? 'blocked' : 'yes'
}

export const notices = new Notices()
