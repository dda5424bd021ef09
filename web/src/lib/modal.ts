/** Opens a dialog over everything else; when it goes, the focus is where it was, unless a key has moved it meanwhile. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null
  dialog.showModal()
  return () => {
    const now = document.activeElement
    if (!now || now === document.body || dialog.contains(now)) before?.focus()
  }
}

/** What has come instead of what one pressed: there the keyboard, and who listens, goes on. */
export function takeFocus(node: HTMLElement): void {
  node.focus({ preventScroll: true })
}
