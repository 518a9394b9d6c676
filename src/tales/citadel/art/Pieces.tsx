import type { Order } from '../../../engine/citadel/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { knightMarkup, shieldMarkup } from './orders-markup.ts'

interface Picture {
  /** How high it is drawn, in pixels. */
  size: number
  /** What of the drawing is seen: left, top, width and height. */
  box: readonly [x: number, y: number, width: number, height: number]
  svg: string
}

/** A small picture in a line of words; what it means is said by those. */
export const Small = ({ size, box, svg }: Picture) => (
  <svg width={(size * box[2]) / box[3]} height={size} viewBox={box.join(' ')} aria-hidden="true">
    <Markup svg={svg} />
  </svg>
)

/** The shield of an Order. */
export const Shield = ({ order, size }: { order: Order; size: number }) => (
  <Small size={size} box={[-18, -21, 37, 43]} svg={shieldMarkup(order)} />
)

/** A Knight of an Order. */
export const KnightPiece = ({ order, size }: { order: Order; size: number }) => (
  <Small size={size} box={[3, -9, 60, 78]} svg={knightMarkup(order)} />
)
