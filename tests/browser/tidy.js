// What a careful eye would find wrong with the page as it stands: a list of sentences, empty when all is well.
() => {
  const wrong = []
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const curtain = document.querySelector('.curtain')
  const top = sheet ?? curtain ?? document.body
  const say = (element) => {
    const words = (element.getAttribute('aria-label') || element.textContent || element.alt || '').trim().replace(/\s+/g, ' ')
    return `<${element.tagName.toLowerCase()}${element.className && !element.className.baseVal ? '.' + String(element.className).split(' ')[0] : ''}> "${words.slice(0, 40)}"`
  }
  const forEars = (element) => !!element.closest('.sr') || getComputedStyle(element).clipPath === 'inset(50%)' || (element.parentElement ? forEars(element.parentElement) : false)
  const shows = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !forEars(element)
  const overlap = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  // What is pinned to an edge may lie over what scrolls below it.
  const pinned = (element) => (!element || element === top ? null : ['sticky', 'fixed'].includes(getComputedStyle(element).position) ? element : pinned(element.parentElement))
  const within = (a, b) => a.contains(b) || b.contains(a)

  // Sideways.
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth}`)
  if (sheet && sheet.scrollWidth > sheet.clientWidth + 1) wrong.push(`the sheet scrolls sideways: ${sheet.scrollWidth} of ${sheet.clientWidth}`)

  // Everything that can be tapped: large enough, not covered, not on top of another.
  const taps = []
  for (const element of top.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    const label = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null
    const target = label ?? element
    if (!shows(target)) continue
    const box = target.getBoundingClientRect()
    const inline = getComputedStyle(element).display === 'inline'
    const height = inline ? Math.max(box.height, parseFloat(getComputedStyle(element).lineHeight)) : box.height
    const least = inline ? 24 : 44
    if ((!inline && box.width < least - 0.5) || height < least - 0.5)
      wrong.push(`too small to tap (${Math.round(box.width)}×${Math.round(height)}): ${say(target)}`)
    taps.push({ target, isCard: !!target.querySelector('.card'), inline })
  }
  for (const { target, isCard, inline } of taps) {
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = target.getClientRects()[0]
    if (isCard || inline || !box) continue
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (found && !within(found, target)) wrong.push(`covered by ${say(found)}: ${say(target)}`)
  }
  taps.forEach((one, at) => {
    for (const other of taps.slice(at + 1)) {
      if (within(one.target, other.target) || (one.isCard && other.isCard) || one.inline || other.inline) continue
      if (pinned(one.target) !== pinned(other.target)) continue
      if (overlap(one.target.getBoundingClientRect(), other.target.getBoundingClientRect()) > 1) wrong.push(`overlap: ${say(one.target)} and ${say(other.target)}`)
    }
  })

  // Text: large enough, not cut off, not over other text.
  const texts = []
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!node.data.trim() || element.closest('svg, option, script, style') || !shows(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // Of a sentence that scrolls in its own place, what is in sight there.
    const seen = element.closest('.said')?.getBoundingClientRect()
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && !(seen && (box.bottom > seen.bottom + 1 || box.top < seen.top - 1)))
    if (!boxes.length) continue
    const style = getComputedStyle(element)
    if (parseFloat(style.fontSize) < 14.99) wrong.push(`text of ${style.fontSize}: ${say(element)}`)
    const cutter = cuts(element)
    const ends = (box) => cutter && (box.right > cutter.right + 1.5 || box.left < cutter.left - 1.5 || box.bottom > cutter.bottom + 3)
    if (cutter && boxes.some(ends) && style.textOverflow !== 'ellipsis') wrong.push(`cut off: ${say(element)}`)
    if (!cutter && boxes.some((box) => box.right > innerWidth + 1 || box.left < -1) && !scrolls(element)) wrong.push(`beside the screen: ${say(element)}`)
    const button = element.closest('button, a, summary, select')
    if (button && !cutter && getComputedStyle(button).display !== 'inline') {
      const box = button.getBoundingClientRect()
      if (boxes.some((one) => one.right > box.right + 2 || one.left < box.left - 2 || one.bottom > box.bottom + 4 || one.top < box.top - 4) && style.position !== 'absolute')
        wrong.push(`runs out of its button: ${say(button)}`)
    }
    const frame = element.closest('article, .slot')?.getBoundingClientRect()
    if (frame && !cutter && boxes.some((box) => box.right > frame.right + 1 || box.left < frame.left - 1)) wrong.push(`runs out of its frame: ${say(element)}`)
    texts.push({ element, boxes: boxes.map((box) => letters(box, parseFloat(style.fontSize), cutter)) })
  }
  function cuts(element) {
    for (let one = element; one && one !== top; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.display === 'inline' || !['hidden', 'clip'].includes(style.overflowX)) continue
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const more = style.overflowX === 'clip' ? parseFloat(style.overflowClipMargin) || 0 : 0
      return { left: left - more, right: right + more, top: top - more, bottom: bottom + more }
    }
    return null
  }
  function scrolls(element) {
    for (let one = element; one && one !== top; one = one.parentElement) if (/auto|scroll/.test(getComputedStyle(one).overflowX)) return true
    return false
  }
  function letters(box, size, cutter) {
    const spare = (box.height - 0.7 * size) / 2 // above and below: lines stand closer than their boxes
    const left = cutter ? Math.max(box.left, cutter.left) : box.left
    const right = cutter ? Math.min(box.right, cutter.right) : box.right
    return { left, right, top: box.top + spare, bottom: box.bottom - spare }
  }
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (within(one.element, other.element) || pinned(one.element) !== pinned(other.element)) continue
      if (one.boxes.some((a) => other.boxes.some((b) => overlap(a, b) > 1))) wrong.push(`text over text: ${say(one.element)} and ${say(other.element)}`)
    }
  })

  // The words in the dial: within its ring.
  const ring = document.querySelector('.bid .scale')?.getBoundingClientRect()
  for (const element of document.querySelectorAll('.bid .label, .bid .by, .bid .new')) {
    if (!ring || top !== document.body || !shows(element)) continue
    const [x, y] = [ring.left + ring.width / 2, ring.top + ring.width / 2]
    const box = letters(element.getBoundingClientRect(), parseFloat(getComputedStyle(element).fontSize), null)
    const far = Math.max(...[box.left, box.right].flatMap((side) => [box.top, box.bottom].map((edge) => Math.hypot(side - x, edge - y))))
    if (far > ring.width / 2) wrong.push(`over the ring of the dial, ${Math.round(far - ring.width / 2)} px: ${say(element)}`)
  }

  // Cards: drawn on paper, and those to choose from in sight above the button.
  scrollTo(0, 0)
  for (const card of top.querySelectorAll('svg[data-card]'))
    if (shows(card) && !card.querySelector('rect').getBoundingClientRect().width) wrong.push(`a card without paper: ${card.dataset.card}`)
  // In a group on the table every number stays in sight: under no other card, and not cut.
  for (const group of top.querySelectorAll('.group')) {
    if (!shows(group)) continue
    const cards = [...group.querySelectorAll('svg.mini')].map((card) => ({ card, box: card.getBoundingClientRect(), number: card.querySelector('text').getBoundingClientRect() }))
    const frame = group.closest('article')?.getBoundingClientRect()
    cards.forEach(({ card, number }, at) => {
      const cutter = cuts(card)
      const isCut = (edge) => edge && (number.right > edge.right + 0.5 || number.left < edge.left - 0.5 || number.bottom > edge.bottom + 0.5 || number.top < edge.top - 0.5)
      if (cards.slice(at + 1).some(({ box }) => overlap(box, number) > 0.5)) wrong.push(`a number under another card: ${card.dataset.card} in ${say(group)}`)
      if (isCut(cutter) || isCut(frame)) wrong.push(`a number cut off: ${card.dataset.card} in ${say(group)}`)
    })
  }
  const buttons = document.querySelector('footer.act .buttons')
  if (top === document.body && buttons && !document.querySelector('main[data-scrolls]')) {
    const over = buttons.getBoundingClientRect()
    const shown = document.querySelectorAll('.shown .pick')
    for (const card of shown.length ? shown : document.querySelectorAll('.mine .pick:enabled')) {
      const box = card.getBoundingClientRect()
      const isBeside = box.right <= over.left || box.left >= over.right || box.top >= over.bottom
      const edge = isBeside ? innerHeight : over.top
      if (box.bottom - edge > 0.3 * box.height || box.top < 0) wrong.push(`out of sight, ${Math.round(box.bottom - edge)} px: ${say(card)}`)
    }
  }
  return [...new Set(wrong)]
}
