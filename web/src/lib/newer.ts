// The server may be upgraded while a page is open: then the page is fetched anew, once.

/** Whether the page that a server has now is made of other files than this one. */
export function isNewer(html: string, here: Document): boolean {
  const named = html.match(/\/assets\/[\w.-]+/g) ?? [] // none: it is not a page of ours, or one still being written
  return named.some((name) => !here.querySelector(`[src="${name}"], [href="${name}"]`))
}

/** Ask whether there is a newer page, and if so, fetch it: all that matters is kept by the server. */
export async function refreshIfNewer(): Promise<void> {
  const answer = await fetch('/').catch(() => null)
  const html = answer?.ok ? await answer.text() : ''
  if (!isNewer(html, document) || recalled() === html) return // where a proxy keeps an old page, once is enough
  try {
    sessionStorage.setItem('newer', html)
  } catch {
    return // it could not know that it was here before
  }
  location.reload()
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
