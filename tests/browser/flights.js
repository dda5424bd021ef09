// Notes at every frame where each card is seen: those that lie in a zone, and those in the air. `id`: the same thing on the
// page keeps its own; `top`: nothing lies over its middle. From now on the page's clock goes by frames: each is as long as any
// other, however long this machine takes for it, so that every card is seen on its whole way.
() => {
  const FRAME = 16 // milliseconds
  let now = performance.now()
  performance.now = () => now
  const timers = new Map()
  let named = 1e9 // no number that a timer set before may have
  const [later, never, nextFrame] = [setTimeout, clearTimeout, requestAnimationFrame].map((one) => one.bind(window))
  window.setTimeout = (act, time = 0, ...more) => {
    if (typeof act !== 'function') return later(act, time)
    timers.set(++named, { at: now + (time || 0), run: () => act(...more) })
    return named
  }
  window.clearTimeout = (timer) => timers.delete(timer) || never(timer)
  const tick = () => {
    now += FRAME
    const due = [...timers].filter(([, { at }]) => at <= now)
    for (const [timer, { run }] of due.toSorted(([, one], [, other]) => one.at - other.at)) if (timers.delete(timer)) run()
  }
  const ids = new Map()
  const idOf = (one) => ids.get(one) ?? ids.set(one, ids.size).get(one)
  const seen = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (Number(style.opacity) < 0.05 || style.visibility === 'hidden') return false
    }
    return one.getBoundingClientRect().width > 0
  }
  const spot = (one, card, where) => {
    const box = one.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = where === 'air' && one.contains(document.elementFromPoint(x, y))
    return { id: idOf(one), card, where, x, y, top }
  }
  const name = ({ zone, seat }) => `${zone} ${seat ?? ''}`.trim()
  const look = () => {
    const cards = [...document.querySelectorAll('main.table [data-zone] :is(svg.card, svg.mini)')].filter(seen)
    const lie = cards.map((one) => spot(one, one.dataset.card ?? '', name(one.closest('[data-zone]').dataset)))
    const air = [...document.querySelectorAll('.flying')].filter(seen)
    for (const one of air) one.style.pointerEvents = 'auto' // or it would not be found by its place
    const fly = air.map((one) => spot(one, one.dataset.picture ?? one.querySelector('svg')?.dataset.card ?? '', 'air'))
    const zones = [...document.querySelectorAll('main.table [data-zone]')].map((one) => spot(one, '', name(one.dataset)))
    const shout = document.querySelector('.shout')?.textContent ?? ''
    const sheet = !!document.querySelector('dialog[open]')
    window.traced.push({ at: now, lie, fly, zones, shout, sheet })
    tick()
    nextFrame(look)
  }
  window.traced = []
  look()
}
