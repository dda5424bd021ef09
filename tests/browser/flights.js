// Notes at every frame where each card is seen: those that lie in a zone, and those in the air. `id`: the same thing on the
// page keeps its own; `top`: nothing lies over its middle.
() => {
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
    window.traced.push({ at: performance.now(), lie, fly, zones, shout, sheet })
    requestAnimationFrame(look)
  }
  window.traced = []
  look()
}
