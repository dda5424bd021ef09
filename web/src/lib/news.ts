// What happened at a table since one last looked, in a few sentences.
import { seatName, t } from './app.svelte'
import { wordsOf } from '../games'
import type { GameEvent, Summary } from './types'
import { loadGame, type Language } from './words'

const MOST = 4 // sentences

export interface News {
  lines: string[] // the oldest first
  more: boolean // something before them is left out
}

export async function tellNews({ terms, seats, news }: Summary, language: Language): Promise<News> {
  if (!news) return { lines: [], more: false }
  const [Words] = await Promise.all([wordsOf(terms.game), loadGame(language, terms.game)])
  const names = seats.map((place, seat) => (seat === news.eyes ? t('page-you') : seatName(place, seat)))
  const told = new Words(language, names, news.eyes).tell(news.events.filter((event) => isTold(event)))
  return { lines: told.slice(-MOST), more: news.more || told.length > MOST }
}

/** Whose turn it is stands elsewhere, and of a card drawn unseen there is nothing to say. */
function isTold({ type, cards }: GameEvent): boolean {
  return type !== 'turn' && !(type === 'drew' && typeof cards?.[0]?.cards === 'number')
}
