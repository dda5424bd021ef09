// A picture of a card on its way: it leaves as one sees it there, and arrives as it will lie.
import { mount, unmount, type Component } from 'svelte'
import type { Spot } from './spots'

export type CardDrawing = Component<{ card?: string }>

/** A card as its game draws it. */
export function draw(Card: CardDrawing, card: string): Element {
  const box = document.createElement('div')
  const drawn = mount(Card, { target: box, props: { card } })
  const picture = copy(box.firstElementChild!)
  void unmount(drawn)
  return picture
}

/** The drawing alone, without what the page or a test would take for a card on the table. */
export function copy(card: Element): Element {
  const picture = card.cloneNode(true) as SVGElement
  for (const name of ['data-card', 'data-away', 'data-glow', 'role', 'aria-label', 'style']) picture.removeAttribute(name)
  picture.style.width = '100%'
  picture.style.display = 'block'
  return picture
}

const isBack = (card: Element) => card.classList.contains('back')
const isMini = (card: Element) => card.classList.contains('mini')

export class Picture {
  #box = document.createElement('div')
  #from: HTMLElement | null = null // where it looks different on the way
  #to: HTMLElement
  #turns = false // over, on the way
  #names: string[] // what shows at first, and at last
  #width: number // at which it is drawn; it is scaled to what it needs

  constructor(layer: Element, card: string, from: Element, to: Element, width: number) {
    this.#width = width
    this.#box.className = 'flying'
    this.#box.style.width = `${width}px`
    this.#turns = isBack(from) !== isBack(to)
    if (this.#turns || isMini(from) !== isMini(to)) this.#from = this.#side(from)
    this.#to = this.#side(to)
    this.#names = [from, to].map((side) => (isBack(side) ? 'back' : card))
    layer.append(this.#box)
  }

  #side(picture: Element): HTMLElement {
    const side = document.createElement('div')
    side.append(copy(picture))
    this.#box.append(side)
    return side
  }

  /** Show it at a place; `part` of the way is behind it. */
  show({ x, y, width, turn }: Spot, part: number, opacity: number): void {
    const scale = width / this.#width
    const over = this.#turns ? Math.abs(1 - 2 * part) : 1
    this.#box.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale * over}, ${scale}) translate(-50%, -50%)`
    this.#box.style.opacity = String(opacity)
    this.#box.dataset.picture = this.#names[Number(part >= 0.5)]
    if (!this.#from) return
    const seen = this.#turns ? Number(part >= 0.5) : part
    this.#from.style.opacity = String(this.#turns ? 1 - seen : 1)
    this.#to.style.opacity = String(seen)
  }

  /** What has the higher rank lies above. */
  lift(rank: number): void {
    this.#box.style.zIndex = String(rank)
  }

  remove(): void {
    this.#box.remove()
  }
}
