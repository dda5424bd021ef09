// What is shouted over the table, for a moment.
const MOMENT = 1800 // milliseconds

export class Shout {
  words = $state('')
  #end: ReturnType<typeof setTimeout> | undefined

  /** Say it after so many milliseconds; '' leaves what is there until its moment is over. */
  say(words: string, after = 0): void {
    if (!words) return
    this.hush()
    const begin = () => {
      this.words = words
      this.#end = setTimeout(() => this.hush(), MOMENT)
    }
    if (after) this.#end = setTimeout(begin, after)
    else begin()
  }

  hush(): void {
    clearTimeout(this.#end)
    this.words = ''
  }
}
