/** Whether a key is meant for the table: not for a sheet over it, not for a place to write, not for the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  const isElsewhere = !!document.querySelector('dialog[open]') || !!(event.target as Element).closest('input,select,textarea')
  return !isElsewhere && !event.ctrlKey && !event.metaKey && !event.altKey
}

/** Whether a key would press what has the focus. */
export const isOnButton = (event: KeyboardEvent): boolean => !!(event.target as Element).closest('button,a,summary')
