// What is shouted over the table, for a moment.
const MOMENT = 1800 // milliseconds

export class Shout {
  words = $state('')
  #end: ReturnType<typeof setTimeout> | undefined

  /** '' leaves what is there until its moment is over. */
  say(words: string): void {
    if (!words) return
    this.hush()
    this.words = words
    this.#end = setTimeout(() => (this.words = ''), MOMENT)
  }

  hush(): void {
    clearTimeout(this.#end)
    this.words = ''
  }
}
