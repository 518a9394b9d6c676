import { BUILDING_IDS, type BuildingId, buildingOf, type Epoch } from './buildings.ts'
import { EVENT_CARD_IDS, EVENT_CARDS, type EventCardId, isEventCard } from './event-cards.ts'

/** Any card of the pile. */
export type CardId = BuildingId | EventCardId

/** Every card of the pile, in the fixed order: buildings, then Events. */
export const CARD_IDS: readonly CardId[] = [...BUILDING_IDS, ...EVENT_CARD_IDS]

export const epochOf = (card: CardId): Epoch =>
  isEventCard(card) ? EVENT_CARDS[card] : buildingOf(card).epoch

export const copiesOf = (card: CardId): number => (isEventCard(card) ? 1 : buildingOf(card).copies)
