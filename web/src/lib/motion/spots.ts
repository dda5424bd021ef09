// Where cards lie on the page: its zones, and in each of them every card that shows.

/** A place on the page for one card: its centre, its width, and how far it is turned. */
export interface Spot {
  x: number
  y: number
  width: number
  turn: number // degrees
}
export interface CardSpot extends Spot {
  element: Element
  card: string // '' face down
  row: number // in which group of the zone it lies
}
export interface Zone {
  name: string
  seat: number | null
  element: HTMLElement
  spot: Spot
  fan: number // by how much of its width a card lies beside the one below
  cards: CardSpot[]
}

const CARDS = 'svg.card, svg.mini'
// Cards go to zones that the page shows under other names, or inside others.
const SAME: Record<string, string[]> = {
  hand: ['shown', 'hand', 'plan'],
  group: ['laid', 'hand'],
  under: ['stock'],
  keeps: ['keeps', 'hand'],
  skip: ['skip', 'hand'],
  kept: ['hand'],
}

/** All zones, as they are now. */
export function spots(): Zone[] {
  return [...document.querySelectorAll<HTMLElement>('main.table [data-zone]')].flatMap((element) => {
    const box = element.getBoundingClientRect()
    if (!box.width) return []
    const { zone: name = '', seat, fan } = element.dataset
    const cards = [...element.querySelectorAll(CARDS)].flatMap((card) => cardSpot(card, element))
    const width = Math.min(box.width, box.height / 1.4)
    const spot = { ...centre(box), width, turn: 0 }
    return [{ name, seat: seat === undefined ? null : Number(seat), element, spot, fan: Number(fan ?? 0), cards }]
  })
}

function cardSpot(element: Element, zone: Element): CardSpot[] {
  const spot = measure(element)
  if (!spot) return []
  const group = element.closest('li')
  const row = group && zone.contains(group) ? [...group.parentElement!.children].indexOf(group) : 0
  return [{ ...spot, element, card: cardOf(element), row }]
}

/** The card that an element shows; '' face down. */
export const cardOf = (element: Element): string => (element as SVGElement).dataset.card ?? ''

/** Where an element is now; null where it is not to be seen. */
export function measure(element: Element): Spot | null {
  const box = element.getBoundingClientRect()
  if (!box.width || !element.isConnected) return null
  const drawn = (element as SVGSVGElement).viewBox?.baseVal
  const ratio = drawn?.width ? drawn.height / drawn.width : box.height / box.width
  const straight = Math.abs(box.height / box.width - ratio) < 0.02
  if (straight) return { ...centre(box), width: box.width, turn: 0 }
  return { ...centre(box), width: parseFloat(getComputedStyle(element).width), turn: turnOf(element) }
}

/** A card is turned by itself, or by what it lies in. */
function turnOf(element: Element): number {
  const turned = [element, element.parentElement!, element.parentElement!.parentElement!]
  return turned.reduce((sum, one) => sum + (parseFloat(getComputedStyle(one).rotate) || 0), 0)
}

/** The zones that a name means at a seat, best first; those that all share have none. */
export function zonesOf(zones: Zone[], name: string, seat: number | null): Zone[] {
  const names = SAME[name] ?? [name]
  return names.flatMap((one) => zones.filter((zone) => zone.name === one && (zone.seat === null || zone.seat === seat)))
}

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
