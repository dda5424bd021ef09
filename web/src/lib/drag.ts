// Dragging with a finger, a pen or a mouse. What can be dropped on says so by data-drop; a tap stays a tap.
import { stillness } from './fly'

const FAR = 8 // pixels, before a tap becomes a drag

interface Drag {
  begin?: () => void
  drop: (where: string) => void
}

/** Lets an element be dragged; `drag` is asked anew each time, and may be null where nothing can be dragged now. */
export function draggable(drag: () => Drag | null): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null
    let ghost: HTMLElement | null = null
    let over: Element | null = null
    let now: Drag | null = null

    const find = (event: PointerEvent) =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((one) => one.closest<HTMLElement>('[data-drop]'))
        .find((one) => one && !node.contains(one)) ?? null
    function mark(other: Element | null): void {
      over?.classList.remove('drop-here')
      over = other
      over?.classList.add('drop-here')
    }
    function begin(event: PointerEvent): void {
      now = drag()
      if (!now || !from) return end()
      now.begin?.()
      node.setPointerCapture(from.id)
      const box = node.getBoundingClientRect()
      ghost = node.cloneNode(true) as HTMLElement
      ghost.className = `${node.className} dragged`
      ghost.removeAttribute('id')
      ghost.setAttribute('aria-hidden', 'true')
      Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` })
      document.body.append(ghost)
      node.classList.add('away')
      follow(event)
    }
    function follow(event: PointerEvent): void {
      if (!ghost || !from) return
      ghost.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y}px`
      ghost.style.rotate = stillness() ? '' : `${Math.max(-8, Math.min(8, (event.clientX - from.x) / 30))}deg`
      mark(find(event))
    }
    function end(): void {
      from = null
      ghost?.remove()
      ghost = null
      node.classList.remove('away')
      mark(null)
    }
    const down = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary) from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    }
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      if (ghost) follow(event)
      else if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) begin(event)
    }
    const up = (event: PointerEvent) => {
      const where = ghost && find(event)?.dataset.drop
      const dragged = !!ghost
      end()
      if (!dragged) return
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true }) // no tap follows a drag
      setTimeout(() => dispatchEvent(new Event('click')), 0) // and where the browser sends none, the next tap counts
      if (where) now?.drop(where)
    }
    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', end)
    return () => {
      end()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', end)
    }
  }
}
