import type { Order } from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { GATE, gateMarkup } from './gate-markup.ts'

interface GatePictureProps {
  from: Order | null
  to: Order
  isOpening?: boolean
}

/** The gate between two people, filling its place: shut, nothing of the table is drawn behind it. */
export const GatePicture = ({ from, to, isOpening = false }: GatePictureProps) => (
  <svg
    viewBox={`0 0 ${GATE.width} ${GATE.height}`}
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <Markup svg={gateMarkup(from, to, isOpening)} />
  </svg>
)
