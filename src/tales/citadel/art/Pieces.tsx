import type { Order } from '../../../engine/citadel/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { knightMarkup, shieldMarkup } from './orders-markup.ts'

interface Picture {
  /** Height in pixels. */
  size: number
  /** The visible part of the drawing. */
  box: readonly [x: number, y: number, width: number, height: number]
  svg: string
}

/** A decorative picture in a line of text. The text carries the meaning. */
export const Small = ({ size, box, svg }: Picture) => (
  <svg width={(size * box[2]) / box[3]} height={size} viewBox={box.join(' ')} aria-hidden="true">
    <Markup svg={svg} />
  </svg>
)

export const Shield = ({ order, size }: { order: Order; size: number }) => (
  <Small size={size} box={[-18, -21, 37, 43]} svg={shieldMarkup(order)} />
)

export const KnightPiece = ({ order, size }: { order: Order; size: number }) => (
  <Small size={size} box={[3, -9, 60, 78]} svg={knightMarkup(order)} />
)
