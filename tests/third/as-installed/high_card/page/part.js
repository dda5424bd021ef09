// High Card on the page: what lies where, what a tap on a card means, and which sentence tells of what.

const cards = (held) => (typeof held === 'number' ? held : [...held])

/** What a sentence needs to know of an event, beside its plain words and numbers. */
function more(event) {
  const [drawn] = event.type === 'drew' ? event.cards : []
  return drawn ? { card: typeof drawn.cards === 'number' ? '' : drawn.cards } : {}
}

export default {
  faces: ['6', '3', '1', '5'],
  middle: (view) => [
    { zone: 'stock', cards: view.stock },
    { zone: 'pile', cards: cards(view.pile) },
  ],
  hand: (view, seat) => cards(view.seats[seat].hand),
  move: (card) => card,
  said: (move) => (move.length > 1 ? { key: move } : { key: 'card', args: { card: move } }),
  told: (event) => ({
    key: event.type === 'over' && !event.winners.length ? 'over-none' : event.type,
    subject: event.winners?.[0] ?? event.seat ?? event.dealer,
    args: more(event),
  }),
  ends: (event) => event.type === 'over',
}
