/** Opens a dialog over everything else; when it goes, the focus is where it was, unless a key has moved it meanwhile. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null
  dialog.showModal()
  return () => {
    const now = document.activeElement
    if (!now || now === document.body || dialog.contains(now)) before?.focus()
  }
}
