// Who has not finished a first game yet, by game: what helps a beginner stays in sight until then. Remembered on this device.
import { games } from '../games'
import { recall, recallWord, remember } from './kept'

type Done = Record<string, boolean>
const KEY = 'first-games'
const all = (done: boolean): Done => Object.fromEntries(games().map((game) => [game, done]))

export class Newcomer {
  #done = $state<Done>(recall(KEY, all(false)))

  isNewTo(game: string): boolean {
    return !this.#done[game]
  }

  /** A game was finished, or its lesson. */
  finish(game: string): void {
    if (!this.#done[game]) this.#keep({ ...this.#done, [game]: true })
  }

  /** Whoever arrives with finished matches, from before this was remembered or by signing in, is no beginner. */
  meet(over: number, hasAccount: boolean): void {
    const isFirstVisit = !recallWord(KEY)
    if (over && (isFirstVisit || hasAccount)) this.#keep(all(true))
    else if (isFirstVisit) this.#keep(this.#done)
  }

  #keep(done: Done): void {
    this.#done = done
    remember(KEY, done)
  }
}

export const newcomer = new Newcomer()
