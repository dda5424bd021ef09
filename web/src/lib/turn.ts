// It is your turn: the tab's sign says so, also behind others, and a phone buzzes once. The title says it in words.
import { settings } from './settings.svelte'

const BUZZ = 60 // milliseconds
const signOf = (isTurn: boolean) => (isTurn ? '/icon-turn.svg' : '/icon.svg')

/** The sign in the browser's tab; returns how to take it off. */
export function markTab(isTurn: boolean): () => void {
  const set = (href: string) => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', href)
  set(signOf(isTurn))
  return () => set(signOf(false))
}

/** A short buzz, where the device can, and may. Browsers refuse it, with a complaint, before anything was tapped. */
export function buzz(): void {
  if (settings.buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ)
}
