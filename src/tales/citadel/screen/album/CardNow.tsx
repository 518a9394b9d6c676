import type { ReactNode } from 'react'
import type { Event } from '../../../../engine/citadel/index.ts'
import { BuildingCard, EventPage, InfluenceCard } from '../../art/index.ts'
import { type Messages, useMessages } from '../../words/messages.ts'

interface CardNowProps {
  events: readonly Event[]
  size: number
}

/** The card that was just turned up, played or handed over. Renders nothing without a card that the viewer may know. */
export function CardNow({ events, size }: CardNowProps) {
  const { cards } = useMessages()
  for (const event of events) {
    const card = cardOf(event, size, cards)
    if (card) return <div aria-hidden="true">{card}</div>
  }
  return null
}

function cardOf(event: Event, size: number, cards: Messages['cards']): ReactNode {
  switch (event.type) {
    case 'event':
      return <EventPage event={event.name} title={cards.events[event.name]} size={size * 1.3} />
    case 'revealed':
    case 'drew':
    case 'sold':
    case 'bought':
    case 'took':
    case 'gave':
      return (
        event.card && <BuildingCard building={event.card} title={cards.buildings[event.card]} size={size} />
      )
    case 'played':
    case 'influence':
    case 'discarded':
      return (
        event.card && <InfluenceCard influence={event.card} title={cards.influence[event.card]} size={size} />
      )
    default:
      return null
  }
}
