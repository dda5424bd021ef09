// The level card that a match of Level 8 is played with.
import { t } from '../../lib/app.svelte'
import type { Setting } from '../parts'
import { cardKey, levelCardName, readable, sourceOf, usualCard, withCards } from './levels'
import LevelSign from './terms/LevelSign.svelte'
import type { AnyCard } from './types'

const own: Setting<AnyCard> = {
  name: 'card',
  ownName: 'cards',
  label: 'page-level-card',
  which: 'page-which-card',
  eachOwn: 'page-cards-each-own',
  usual: usualCard,
  key: cardKey,
  find: (key, offers) => (Object.hasOwn(withCards(offers).cards, key) ? key : undefined),
  readable,
  title: levelCardName,
  about: (card, offers) => t(`level8-source-${sourceOf(card, offers)}`),
  Sign: LevelSign,
  loadShown: async () => (await import('./terms/LevelCard.svelte')).default,
  loadChoices: async () => (await import('./terms/LevelCards.svelte')).default,
}

/** Its values are level cards; whoever passes them on need not know that. */
export const setting = own as unknown as Setting
