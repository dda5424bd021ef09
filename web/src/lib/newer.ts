// The server may be upgraded while a page is open: then the page is fetched anew, once, and never from under somebody's hands.

const SOON = 1000 // milliseconds, until it is looked again whether something is still unsent
const TYPED = ['text', 'search', 'number', 'password']
const unsent = new Set<() => boolean>()
let isLooking = false

/** Whether the page that a server has now is made of other files than this one. */
export function isNewer(html: string, here: Document): boolean {
  const named = html.match(/\/assets\/[\w.-]+/g) ?? [] // none: it is not a page of ours, or one still being written
  return named.some((name) => !here.querySelector(`[src="${name}"], [href="${name}"]`))
}

/** Say what only this page knows, as long as it does; returns how to stop. */
export function knows(isUnsent: () => boolean): () => void {
  unsent.add(isUnsent)
  return () => unsent.delete(isUnsent)
}

/** Whether something would be lost with this page: half typed, half chosen, or not yet sent. */
export function isBusy(here: Document): boolean {
  const at = here.activeElement
  const isTyping = at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && TYPED.includes(at.type))
  return !!here.querySelector('dialog[open]') || (isTyping && !!at.value) || [...unsent].some((one) => one())
}

/** Ask whether there is a newer page, and if so, fetch it: all that was sent is kept by the server. */
export async function refreshIfNewer(): Promise<void> {
  if (isLooking) return
  isLooking = true
  if (await isThereNewer()) location.reload()
  isLooking = false
}

async function isThereNewer(): Promise<boolean> {
  const answer = await fetch('/').catch(() => null)
  const html = answer?.ok ? await answer.text() : ''
  if (!isNewer(html, document) || recalled() === html) return false // where a proxy keeps an old page, once is enough
  while (isBusy(document)) await new Promise((done) => setTimeout(done, SOON))
  try {
    sessionStorage.setItem('newer', html)
  } catch {
    return false // it could not know that it was here before
  }
  return true
}

function recalled(): string | null {
  try {
    return sessionStorage.getItem('newer')
  } catch {
    return null
  }
}

/** A page that was not looked at for long, and one that misses a part of itself, may be of yesterday. */
export function stayNew(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshIfNewer()
  })
  addEventListener('vite:preloadError', () => void refreshIfNewer())
}
