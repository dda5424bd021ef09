// A link into the clipboard: the modern way needs https, so there is the old way too.
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr'
  const before = document.activeElement as HTMLElement | null
  document.body.append(field)
  field.select()
  const worked = document.execCommand('copy')
  field.remove()
  before?.focus()
  return worked
}

/** Addresses by which others may reach this table: the public one; else those of the network, the one in use first. */
export function reachable(offers: { public_url: string | null; addresses: string[] } | null): string[] {
  if (offers?.public_url) return [offers.public_url.replace(/\/$/, '')]
  const alone = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  const near = offers?.addresses ?? []
  return [...new Set(alone && near.length ? near : [location.origin, ...near])]
}
