// What the whole page shares: language, look, the guest's name, where we are.
import { loadWords, spokenHere, text, type Language } from './words'
import type { FluentVariable } from '@fluent/bundle'
import type { PublicSeat } from './types'

export type Look = 'auto' | 'day' | 'night'

class App {
  language = $state<Language>('en')
  look = $state<Look>((localStorage.getItem('look') as Look) || 'auto')
  name = $state(localStorage.getItem('name') ?? '')
  path = $state(location.pathname)
  sound = $state(localStorage.getItem('sound') === 'on')

  async speak(language: Language): Promise<void> {
    await loadWords(language)
    this.language = language
    localStorage.setItem('language', language)
    document.documentElement.lang = language
  }

  async begin(): Promise<void> {
    this.wear(this.look)
    addEventListener('popstate', () => (this.path = location.pathname))
    await this.speak(spokenHere())
  }

  wear(look: Look): void {
    this.look = look
    localStorage.setItem('look', look)
    document.documentElement.dataset.look = look
  }

  hear(sound: boolean): void {
    this.sound = sound
    localStorage.setItem('sound', sound ? 'on' : 'off')
  }

  call(name: string): void {
    this.name = name
    localStorage.setItem('name', name)
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.path = path
    scrollTo(0, 0)
  }
}

export const app = new App()

/** A message in the reader's language; asking for it makes a component listen to the language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return text(app.language, key, args)
}

/** What a seat is called: by its person's name, or, without one, in the reader's language. */
export function seatName(place: PublicSeat | undefined, seat: number): string {
  if (place?.name) return place.name
  return place?.kind === 'bot' ? botName(seat) : t('half-seat-name', { number: seat + 1 })
}

/** What a bot is called that has no name: by its seat, in the reader's language. */
export function botName(seat: number): string {
  return t(`page-bot-${seat || 5}`)
}
