/** Opens a dialog over everything else; when it goes, the focus is where it was. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null
  dialog.showModal()
  return () => before?.focus()
}
