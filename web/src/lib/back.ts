// Back closes the sheet that is open: each has an entry of its own in the browser's history, and takes it along when it goes.

const open: (() => void)[] = [] // how to close each, the topmost last
let isSettling = false // the browser is on its way to the entry we asked for
const afterwards: (() => void)[] = [] // what waits until it is there

/** Do something to the history, once the browser is not on its way any more: what is done before that, it would undo. */
export function whenSettled(act: () => void): void {
  if (isSettling) afterwards.push(act)
  else act()
}

/** How many sheets the entry belongs to that the browser stands at. */
export function depth(): number {
  const { sheets } = (history.state ?? {}) as { sheets?: unknown }
  return typeof sheets === 'number' ? sheets : 0
}

/** A sheet opens; returns what to do when it goes. */
export function closesOnBack(close: () => void): () => void {
  open.push(close)
  settleSoon()
  return () => {
    open.splice(open.lastIndexOf(close), 1)
    settleSoon()
  }
}

// Later: where one sheet takes the place of another, or one leaves for another screen, there is nothing to do.
const settleSoon = () => setTimeout(settle)

/** As many entries as there are sheets. */
function settle(): void {
  if (isSettling) return
  const extra = depth() - open.length
  if (extra > 0) {
    isSettling = true
    history.go(-extra)
  }
  for (let sheets = depth() + 1; sheets <= open.length; sheets++) history.pushState({ sheets }, '')
}

/** Back or forward was pressed, or we have arrived. What was closed is not opened again. */
function arrive(): void {
  if (!isSettling) for (const close of open.slice(depth()).reverse()) close()
  isSettling = false
  for (const act of afterwards.splice(0)) act()
  settleSoon()
}

/** Once, when the page begins: a page that is loaded anew has no sheet open. */
export function watchBack(): void {
  addEventListener('popstate', arrive)
  settle()
}
