// What can go wrong, each as the word of its sentence: page-trouble-….

/** By what was asked and how it was answered; else by the answer alone. */
const ANSWERS: Record<string, string> = {
  wrong: 'asked',
  'not-yours': 'taken',
  'no-move': 'other',
  stale: 'stale',
  'not-written': 'not-written',
  lost: 'lost',
  'move not-yours': 'turn',
  'hint not-yours': 'turn',
  'claim not-yours': 'claim',
  'undo wrong': 'undo',
  'say wrong': 'busy',
  'again wrong': 'full',
}

/** Of a message on the socket; '' where all went well. */
export function ofAnswer(asked: unknown, is: string): string {
  return ANSWERS[`${String(asked)} ${is}`] ?? ANSWERS[is] ?? ''
}

const STATUSES: Record<number, string> = {
  400: 'asked',
  401: 'stranger',
  403: 'stranger',
  413: 'asked',
  429: 'busy',
  503: 'full',
  507: 'not-written',
}

/** Of an HTTP answer. */
export const ofStatus = (status: number): string => STATUSES[status] ?? 'other'

const CLOSES: Record<number, string> = {
  4401: 'stranger',
  4403: 'private',
  4404: 'gone',
  4410: 'banned',
  4429: 'crowd',
  4500: 'unreadable',
}

/** Of a socket that was closed; '' where it is only the line. */
export const ofClose = (code: number): string => CLOSES[code] ?? ''

/** Those after which it is no use to try again. */
export const isFinal = (trouble: string): boolean => ['stranger', 'private', 'gone', 'banned', 'unreadable'].includes(trouble)
