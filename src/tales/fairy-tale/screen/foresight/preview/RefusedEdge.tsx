import type { Direction, Place } from '../../../../../engine/kernel/index.ts'
import type { RefusedCommand } from '../../../intent/turn-selection.ts'
import { useIntent } from '../../../runtime.ts'
import { spotOf } from '../../forest/layout.ts'

/** The edge of each side of a tile, from its middle. */
const EDGES: Record<Direction, { x1: number; y1: number; x2: number; y2: number }> = {
  north: { x1: -48, y1: -50, x2: 48, y2: -50 },
  east: { x1: 50, y1: -48, x2: 50, y2: 48 },
  south: { x1: -48, y1: 50, x2: 48, y2: 50 },
  west: { x1: -50, y1: -48, x2: -50, y2: 48 },
}

type AtEdge = RefusedCommand & { why: { edge: Direction }; at: Place }

/** True if a tile was refused for one of its edges. */
export const isAtEdge = (refused: RefusedCommand | null): refused is AtEdge =>
  refused !== null && 'edge' in refused.why && refused.at !== null

/** The edge at which a tile was refused, red and crossed out. */
export function RefusedEdge() {
  const refused = useIntent((intent) => intent.refused)
  if (!isAtEdge(refused)) return null
  const { why, at } = refused
  const { x, y } = spotOf(at)
  const edge = EDGES[why.edge]
  const middle = `translate(${(edge.x1 + edge.x2) / 2} ${(edge.y1 + edge.y2) / 2})`
  return (
    <g transform={`translate(${x * 100} ${y * 100})`} strokeLinecap="round" data-edge={why.edge}>
      <line {...edge} stroke="var(--threat-hi)" strokeWidth={15} />
      <line {...edge} stroke="var(--threat)" strokeWidth={8} />
      <g transform={middle}>
        <circle r={15} fill="var(--page)" stroke="var(--threat)" strokeWidth={4} />
        <path d="M-6-6L6 6M6-6L-6 6" stroke="var(--threat)" strokeWidth={5} />
      </g>
    </g>
  )
}
