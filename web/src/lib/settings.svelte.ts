// How this device likes the table: sizes, speed, sounds. Kept here, not with the account: a phone is not a desk.
import { recallWord, rememberWord } from './kept'

export const SPEEDS = ['slow', 'normal', 'fast'] as const
export const CARD_SIZES = ['small', 'normal', 'large'] as const
export const FELTS = ['night', 'green', 'wine', 'slate'] as const
export type Speed = (typeof SPEEDS)[number]
export type CardSize = (typeof CARD_SIZES)[number]
export type Felt = (typeof FELTS)[number]

const TEMPO: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.6 }
const USUAL_VOLUME = 0.6

function recallOne<T extends string>(name: string, all: readonly T[], usual: T): T {
  return all.find((one) => one === recallWord(name)) ?? usual
}

function recallVolume(): number {
  const kept = recallWord('volume')
  const volume = Number(kept)
  return kept && volume >= 0 && volume <= 1 ? volume : USUAL_VOLUME
}

class Settings {
  speed = $state(recallOne('speed', SPEEDS, 'normal'))
  cards = $state(recallOne('card-size', CARD_SIZES, 'normal'))
  felt = $state(recallOne('felt', FELTS, 'night'))
  leftHand = $state(recallWord('hand') === 'left')
  buzz = $state(recallWord('buzz') !== 'off') // a phone may vibrate
  sound = $state(recallWord('sound') === 'on')
  volume = $state(recallVolume()) // 0 to 1
  asked = $state(recallWord('sound') !== '' || recallWord('sound-offered') !== '') // sound was offered, and answered or ignored

  /** How long things take on this table, as a factor. */
  get tempo(): number {
    return TEMPO[this.speed]
  }

  /** Show on the page what CSS must know. */
  apply(): void {
    const { dataset } = document.documentElement
    dataset.cards = this.cards
    dataset.felt = this.felt
    dataset.hand = this.leftHand ? 'left' : 'right'
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    rememberWord('speed', speed)
  }

  setCards(size: CardSize): void {
    this.cards = size
    rememberWord('card-size', size)
    this.apply()
  }

  setFelt(felt: Felt): void {
    this.felt = felt
    rememberWord('felt', felt)
    this.apply()
  }

  setLeftHand(left: boolean): void {
    this.leftHand = left
    rememberWord('hand', left ? 'left' : 'right')
    this.apply()
  }

  setBuzz(on: boolean): void {
    this.buzz = on
    rememberWord('buzz', on ? 'on' : 'off')
  }

  setSound(on: boolean): void {
    this.sound = on
    this.asked = true
    rememberWord('sound', on ? 'on' : 'off')
  }

  /** Sound was offered for a whole game, so it is not offered on the next visit. */
  noteOffer(): void {
    rememberWord('sound-offered', 'yes')
  }
  /** Nor in the next game of this visit: no answer is an answer too. */
  endOffer(): void {
    this.asked = true
  }

  setVolume(volume: number): void {
    this.volume = volume
    rememberWord('volume', String(volume))
  }
}

export const settings = new Settings()
