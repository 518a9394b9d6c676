import type { Epoch } from './buildings.ts'

/** The 15 Event cards, in the order of the law, with the epoch of each [C 21]. */
export const EVENT_CARDS = {
  'excellent-harvest': 'A',
  'mild-winter': 'A',
  'spring-fair': 'A',
  settlers: 'B',
  longships: 'B',
  plague: 'B',
  pilgrims: 'B',
  flood: 'C',
  'guild-feast': 'C',
  'royal-tax': 'C',
  fire: 'C',
  'call-to-arms': 'C',
  'golden-age': 'C',
  renaissance: 'C',
  'great-fair': 'C',
} as const satisfies Readonly<Record<string, Epoch>>

export type EventCardId = keyof typeof EVENT_CARDS

export const EVENT_CARD_IDS = Object.keys(EVENT_CARDS) as readonly EventCardId[]

/** True if a word is the id of an Event card. */
export const isEventCard = (word: string): word is EventCardId => Object.hasOwn(EVENT_CARDS, word)
