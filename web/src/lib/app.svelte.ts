// What the whole page shares: language, look, the guest's name, where we are.
import { has as hasText, isolated, list, loadWords, spokenHere, text, type Joiner, type Language } from './words'
import { depth, watchBack, whenSettled } from './back'
import { isFace, usualFace, type FaceChoice } from './face'
import { recall, recallWord, remember, rememberWord } from './kept'
import { settings } from './settings.svelte'
import type { FluentVariable } from '@fluent/bundle'
import type { PublicSeat } from './types'

export const LOOKS = ['auto', 'day', 'night'] as const
type Look = (typeof LOOKS)[number]
const LONGEST_NAME = 100 // that is kept; the server cuts it further

function recallFace(): FaceChoice | null {
  const kept = recall<FaceChoice>('face', { animal: '', colour: '' })
  return isFace(kept) ? kept : null
}

class App {
  language = $state<Language>('en')
  look = $state<Look>(LOOKS.find((look) => look === recallWord('look')) ?? 'auto')
  name = $state(recallWord('name').slice(0, LONGEST_NAME))
  face = $state.raw(recallFace()) // null: nobody has chosen one here
  path = $state(location.pathname)
  brought = $state(0) // catalogues that packages brought; whoever drew names without them draws them anew

  async speak(language: Language): Promise<void> {
    await loadWords(language)
    this.language = language
    rememberWord('language', language)
    document.documentElement.lang = language
  }

  async begin(): Promise<void> {
    this.wear(this.look)
    settings.apply()
    addEventListener('popstate', () => (this.path = location.pathname))
    watchBack()
    await this.speak(spokenHere())
  }

  wear(look: Look): void {
    this.look = look
    rememberWord('look', look)
    document.documentElement.dataset.look = look
  }

  call(name: string): void {
    this.name = name
    rememberWord('name', name)
  }

  /** Another face; null: the one that goes with the name. */
  wearFace(face: FaceChoice | null): void {
    this.face = face
    remember('face', face)
  }

  /** The face of whoever plays here, chosen or not. */
  get ownFace(): FaceChoice {
    return this.face ?? usualFace(this.name)
  }

  /** To another screen; `instead` of this one, where going back to it would only lead here again. A sheet is not gone back to. */
  go(path: string, instead = false): void {
    whenSettled(() => this.#go(path, instead))
  }
  #go(path: string, instead: boolean): void {
    if (instead || depth()) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.path = path
    scrollTo(0, 0)
  }
}

export const app = new App()

/** A click on a link to another screen: one goes there without loading the page again. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  event.preventDefault()
  app.go(event.currentTarget.pathname)
}

/** A message in the reader's language; asking for it makes a component listen to the language, and to words that come late. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  void app.brought
  return text(app.language, key, args)
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  void app.brought
  return hasText(app.language, key)
}

/** Words one after another, in the reader's language. */
export const listed = (words: string[], joiner: Joiner): string => list(app.language, words, joiner)

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So much time, in words: long ones roughly. */
export function duration(seconds: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const written = (count: number, unit: string) => new Intl.NumberFormat(app.language, { style: 'unit', unit, unitDisplay }).format(count)
  if (seconds >= 2 * DAY) return written(Math.round(seconds / DAY), 'day')
  if (seconds >= 2 * HOUR) return written(Math.round(seconds / HOUR), 'hour')
  const inMinutes = seconds >= MINUTE && (seconds % MINUTE === 0 || seconds >= 2 * MINUTE)
  return inMinutes ? written(Math.floor(seconds / MINUTE), 'minute') : written(Math.ceil(seconds), 'second')
}

/** How long ago something was: "yesterday", "3 hours ago". */
export function ago(seconds: number, now = Date.now()): string {
  const moment = now - 1000 * seconds
  const format = new Intl.RelativeTimeFormat(app.language, { numeric: 'auto' })
  if (seconds < MINUTE) return t('turns-now')
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), 'minute')
  const midnights = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(moment).setHours(0, 0, 0, 0)) / (1000 * DAY))
  return seconds < DAY / 2 || !midnights ? format.format(-Math.floor(seconds / HOUR), 'hour') : format.format(-midnights, 'day')
}

/** The title of a screen, as the browser shows it beside others. */
export const titled = (screen: string): string => t('page-screen', { screen, title: t('page-title') })

let leftAnother = false

/** A screen's heading: where one comes from another screen, it takes the focus, so that a listener knows where one is. */
export function heading(node: HTMLElement): () => void {
  node.tabIndex = -1
  if (leftAnother) node.focus({ preventScroll: true })
  leftAnother = false
  return () => {
    leftAnother = true
  }
}

/** What a seat is called: by its person's name, or, without one, in the reader's language. */
export function seatName(place: PublicSeat | undefined, seat: number): string {
  if (place?.name) return isolated(place.name)
  if (place?.gone) return t('page-somebody')
  return place?.kind === 'bot' ? botName(seat) : t('seat-name', { number: seat + 1 })
}

/** What a bot is called that has no name: by its seat, in the reader's language. */
export function botName(seat: number): string {
  return t(`page-bot-${seat || 6}`)
}
