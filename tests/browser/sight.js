// What somebody at the table cannot see, or cannot tap, without scrolling first: a list of sentences, empty when all is well.
() => {
  const wrong = []
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const table = document.querySelector('main.table')
  scrollTo(0, 0)
  const say = (element) => {
    const words = (element.getAttribute('aria-label') || element.textContent || element.dataset.card || '').trim().replace(/\s+/g, ' ')
    return `<${element.tagName.toLowerCase()}${element.classList.length ? '.' + element.classList[0] : ''}> "${words.slice(0, 40)}"`
  }
  const forEars = (element) => !!element.closest('.sr, [hidden]') || getComputedStyle(element).clipPath === 'inset(50%)' || (element.parentElement ? forEars(element.parentElement) : false)
  const shows = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !forEars(element)
  const seen = (selector) => [...document.querySelectorAll(selector)].filter(shows)
  const box = (element) => element.getBoundingClientRect()
  const overlap = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  const page = document.documentElement

  // Scrolling that leads nowhere: below the last thing there is to see.
  const things = seen('body *').filter((one) => one.matches('svg, img, button, input, a, canvas') || [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  const last = Math.max(0, ...things.map((one) => box(one).bottom))
  if (page.scrollHeight > innerHeight + 1 && page.scrollHeight - Math.max(last, innerHeight) > (table ? 60 : 200)) wrong.push(`scrolls ${Math.round(page.scrollHeight - Math.max(last, innerHeight))} px below the last thing there is`)

  // A sheet is wholly on the screen; what is long scrolls in it.
  if (sheet) {
    const edge = box(sheet)
    if (edge.top < -1 || edge.bottom > innerHeight + 1) wrong.push(`the sheet leaves the screen: ${Math.round(edge.top)} to ${Math.round(edge.bottom)} of ${innerHeight}`)
  }
  if (sheet || !table || document.querySelector('.curtain')) return wrong

  // The whole table at once; but with many players, a coach or a replay's controls a very small window may scroll, if the page knows.
  const scrolls = table.hasAttribute('data-scrolls') && innerHeight <= 560 && (seen('.seat').length > 3 || !!document.querySelector('.coach, .act.replay'))
  if (page.scrollHeight > innerHeight + 1 && !scrolls) wrong.push(`the table scrolls: ${page.scrollHeight} of ${innerHeight}`)
  const outside = (edge) => edge.left < -1 || edge.top < -1 || edge.right > innerWidth + 1 || edge.bottom > innerHeight + 1
  for (const one of seen('.seat, .bid, [data-zone=pile], [data-zone=stock], .mine, .act button, .slot, .coach, .coach button'))
    if (outside(box(one)) && !scrolls) wrong.push(`out of sight, ${Math.round(Math.max(box(one).bottom - innerHeight, box(one).right - innerWidth, -box(one).top, -box(one).left))} px: ${say(one)}`)

  // What is to be tapped: nothing but another card of the same place lies over it, and enough of it is left.
  const STEP = 10
  const LEAST = { wide: 15, high: 26 } // px of a card
  for (const one of seen('.mine .pick, .shown .pick, .seat .pick, .slot .in, .act button, [data-zone=stock] .draw, [data-zone=pile] .draw, .coach button, .seat .goes')) {
    if (scrolls) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const edge = box(one)
    const isCard = !one.closest('.act, .coach')
    const place = isCard ? one.closest('[data-zone], .cards, .groups') : one
    const own = []
    for (let x = 0.5; x < STEP; x++)
      for (let y = 0.5; y < STEP; y++) {
        if ([0.5, STEP - 0.5].includes(x) && [0.5, STEP - 0.5].includes(y)) continue // corners are round
        const [left, top] = [edge.left + (edge.width * x) / STEP, edge.top + (edge.height * y) / STEP]
        const found = document.elementFromPoint(left, top)
        if (!found) continue // outside: said above
        if (one.contains(found)) own.push([left, top])
        else if (!place?.contains(found) && !found.contains(one)) {
          const by = found.closest('button, svg, p, h2, footer, header, aside, article') ?? found
          wrong.push(`covered by ${say(by)}: ${say(one)}`)
        }
      }
    const wide = own.length && Math.max(...own.map(([x]) => x)) - Math.min(...own.map(([x]) => x)) + edge.width / STEP
    const high = own.length && Math.max(...own.map(([, y]) => y)) - Math.min(...own.map(([, y]) => y)) + edge.height / STEP
    if (isCard && (wide < LEAST.wide || high < LEAST.high)) wrong.push(`only ${Math.round(wide)}×${Math.round(high)} left to tap: ${say(one)}`)
  }

  // What a card is stays readable: its number in the corner is under no other card and no button.
  for (const card of seen('.mine svg[data-card]')) {
    const edge = box(card)
    const found = document.elementFromPoint(edge.left + 0.22 * edge.width, edge.top + 0.2 * edge.height)
    const holder = card.closest('button, .over, .place, .one, .laid') ?? card
    if (found && !holder.contains(found) && !found.contains(card)) wrong.push(`its number is covered by ${say(found)}: ${say(card)}`)
  }

  // No card of the hand is cut at the side.
  for (const card of seen('.mine [data-zone=hand] svg[data-card]')) {
    const room = box(card.closest('section'))
    const cut = Math.max(room.left - box(card).left, box(card).right - room.right)
    if (cut > 6) wrong.push(`cut at the side, ${Math.round(cut)} px: ${say(card)}`)
  }

  // While one chooses among what the others show, one's own level is there to choose by.
  if (document.querySelector('.shown .level')) {
    const level = seen('.shown .level, .mine .showing').find((one) => !outside(box(one)) && one.scrollWidth <= one.clientWidth + 1)
    if (!level && !scrolls) wrong.push("one's own level is out of sight")
  }

  // Names: five letters at least, and no card over what is written at a seat.
  for (const name of seen('.seat .name b')) {
    const edge = box(name)
    const node = name.firstChild
    const size = parseFloat(getComputedStyle(name).fontSize)
    const isCut = name.scrollWidth > name.clientWidth + 1
    const range = document.createRange()
    const letters = [...node.data].filter((_, at) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return box(range).right <= edge.right + 1 - (isCut ? 0.8 * size : 0)
    })
    if (letters.length < Math.min(5, node.data.length)) wrong.push(`${letters.length} letters left of a name: ${say(name)}`)
  }
  for (const one of seen('.seat .name b, .seat .name small, .seat .points, .seat .counts > span, .seat .level')) {
    const range = document.createRange()
    range.selectNodeContents(one)
    const edge = box(range)
    const inner = { left: edge.left, right: Math.min(edge.right, box(one).right), top: edge.top + 0.25 * edge.height, bottom: edge.bottom - 0.25 * edge.height }
    const over = [...one.closest('.seat').querySelectorAll('svg.card, svg.mini')].find((card) => shows(card) && !one.contains(card) && overlap(box(card), inner) > 2)
    if (over) wrong.push(`a card lies over ${say(one)}`)
  }

  // The coach says all of it.
  for (const said of seen('.said')) if (said.scrollHeight > said.clientHeight + 2) wrong.push(`cut, ${said.scrollHeight - said.clientHeight} px: ${say(said)}`)

  // Where there is room, it is used: no empty band across the table, no small cards.
  if (innerWidth >= 760 && innerHeight >= 700) {
    const bands = things
      .filter((one) => table.contains(one))
      .map(box)
      .sort((a, b) => a.top - b.top)
    let [end, gap, at] = [box(table).top, 0, 0]
    for (const band of bands) {
      if (band.top - end > gap) [gap, at] = [band.top - end, end]
      end = Math.max(end, band.bottom)
    }
    if (gap > 0.18 * innerHeight) wrong.push(`an empty band of ${Math.round(gap)} px below ${Math.round(at)}`)
    const dial = document.querySelector('.bid')
    if (dial && innerHeight > innerWidth && box(dial).width < 0.19 * innerHeight) wrong.push(`a small dial: ${Math.round(box(dial).width)} px`)
    if (innerWidth >= 1300 && innerHeight >= 900)
      for (const one of seen('.seat .stack')) if (box(one).height < 0.07 * innerHeight) wrong.push(`small cards at a seat: ${Math.round(box(one).height)} px high`)
    const cards = seen('.mine [data-zone=hand] .card').map((one) => box(one).height)
    if (cards.length && cards.length < 13 && Math.max(...cards) < 0.125 * Math.min(innerHeight, 1.25 * innerWidth)) wrong.push(`small cards in hand: ${Math.round(Math.max(...cards))} px high`)
  }
  return [...new Set(wrong)]
}
