import type { Citadel, InfluenceId, Seat } from '../../../../engine/citadel/index.ts'
import type { HeardMove } from '../../../../engine/kernel/index.ts'

/** Influence cards that came to a seat after what it did last in its turn before: for a red box at its end, or by an Event. */
export function influenceSince(heard: readonly HeardMove<Citadel>[], seat: Seat): InfluenceId[] {
  const events = heard.flatMap(({ frames }) => frames.map(({ event }) => event))
  const ended = events.findLastIndex((event) => event.type === 'score' && event.seat === seat)
  if (ended < 0) return []
  return events
    .slice(ended)
    .flatMap((event) => (event.type === 'influence' && event.seat === seat && event.card ? [event.card] : []))
}
