import { memo } from 'react'
import type { Event, Plot } from '../../../../engine/citadel/index.ts'
import { wedgeOf } from '../../art/town/index.ts'

/** Returns the plots that events changed, each once. */
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

/** Marks the plots that the previous turn changed with a dotted line. */
export const LastTurnMarks = memo(function LastTurnMarks({ events }: { events: readonly Event[] }) {
  return changedBy(events).map((plot) => {
    const line = { d: wedgeOf(plot, 1).path, fill: 'none', strokeLinejoin: 'round' } as const
    return (
      <g key={plot} data-changed={plot}>
        <path {...line} stroke="var(--halo)" strokeWidth={6} />
        <path
          {...line}
          stroke="var(--track)"
          strokeWidth={3.6}
          strokeDasharray="0.1 6.4"
          strokeLinecap="round"
        />
      </g>
    )
  })
})
