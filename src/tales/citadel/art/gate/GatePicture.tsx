import type { Order } from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { GATE, gateMarkup } from './gate-markup.ts'

/** The shut gate between two people, filling its place: behind it nothing of the table is drawn. */
export const GatePicture = ({ from, to }: { from: Order | null; to: Order }) => (
  <svg
    viewBox={`0 0 ${GATE.width} ${GATE.height}`}
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <Markup svg={gateMarkup(from, to)} />
  </svg>
)
