import { DIAMONDS, type Event } from '../../../engine/fairy-tale/index.ts'

/** The emphasis of an event: for a heart or a diamond, and more for the last of them. */
export type Weight = 'moment' | 'great'

/** The weight of an event with a moment of its own; null for all others. */
export function weightOf(event: Event): Weight | null {
  if (event.type === 'oak-hurt' || event.type === 'oak-scorched' || event.type === 'grove-taken')
    return event.hearts === 0 ? 'great' : 'moment'
  if (event.type === 'diamond-destroyed') return event.destroyed === DIAMONDS ? 'great' : 'moment'
  return null
}
