import type { Viewer } from '../kernel/game.ts'
import type { Event } from './events.ts'

/**
 * An event as a viewer hears of it (section 11): which card was drawn, taken or given is for those whose hands they are,
 * unless all have seen it. Nothing is kept back of what happened, only which card it was.
 */
export function heardBy(event: Event, by: Viewer): Event {
  if (!('knownTo' in event)) return event
  const isOpen = 'seen' in event && event.seen
  const isKnown = event.knownTo.some((seat) => seat === by)
  return isOpen || isKnown ? event : { ...event, card: null }
}
