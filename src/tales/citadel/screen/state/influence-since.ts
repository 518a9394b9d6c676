import type { Citadel, InfluenceId, Seat } from '../../../../engine/citadel/index.ts'
import type { VisibleMove } from '../../../../engine/kernel/index.ts'

/** Returns the Influence cards that a seat got since its last turn ended: for a red box, or by an Event. */
export function influenceSince(heard: readonly VisibleMove<Citadel>[], seat: Seat): InfluenceId[] {
  const events = heard.flatMap(({ frames }) => frames.map(({ event }) => event))
  const ended = events.findLastIndex((event) => event.type === 'score' && event.seat === seat)
  if (ended < 0) return []
  return events
    .slice(ended)
    .flatMap((event) => (event.type === 'influence' && event.seat === seat && event.card ? [event.card] : []))
}
