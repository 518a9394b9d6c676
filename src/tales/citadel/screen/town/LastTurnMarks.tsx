import { memo } from 'react'
import type { Event, Plot } from '../../../../engine/citadel/index.ts'
import { wedgeOf } from '../../art/town/index.ts'

/** The plots on which something changed, each once. */
export function changedBy(events: readonly Event[]): Plot[] {
  const plots = new Set<Plot>()
  for (const event of events) {
    switch (event.type) {
      case 'chosen':
      case 'claimed':
      case 'besieged':
      case 'built':
      case 'destroyed':
      case 'vacated':
        plots.add(event.plot)
        break
      default:
    }
  }
  return [...plots]
}

/** What changed in the turn before: a dotted ring along the inside of each plot. */
export const LastTurnMarks = memo(function LastTurnMarks({ events }: { events: readonly Event[] }) {
  return changedBy(events).map((plot) => (
    <path
      key={plot}
      d={wedgeOf(plot, -7).path}
      fill="none"
      stroke="var(--track)"
      strokeWidth={3.2}
      strokeDasharray="1 6.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-changed={plot}
    />
  ))
})
