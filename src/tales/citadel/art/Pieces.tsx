import type { BuildingId, Category, Order } from '../../../engine/citadel/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { buildingMarkup } from './buildings/index.ts'
import { knightMarkup, shieldMarkup } from './orders-markup.ts'
import { brickMarkup, medalMarkup, signMarkup } from './signs-markup.ts'

interface Picture {
  /** How high it is drawn, in pixels. */
  size: number
  /** What of the drawing is seen: left, top, width and height. */
  box: readonly [x: number, y: number, width: number, height: number]
  svg: string
}

/** A small picture in a line of words; what it means is said by those. */
const Small = ({ size, box, svg }: Picture) => (
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

/** One brick, which is what all is paid with. */
export const Brick = ({ size }: { size: number }) => (
  <Small size={size * 0.75} box={[-2, -11, 30, 22]} svg={brickMarkup()} />
)

/** The sign of a category, with a number or with its emblem. */
export const CategorySign = ({
  category,
  value,
  size,
}: {
  category: Category
  value?: number
  size: number
}) => (
  <Small
    size={size}
    box={category === 'trade' ? [-24, -21, 48, 40] : [-19, -19, 38, 38]}
    svg={signMarkup(category, value ?? null)}
  />
)

/** The medal of a Great Power. */
export const PowerMedal = ({ category, size }: { category: Category; size: number }) => (
  <Small size={size} box={[0, 4, 102, 124]} svg={medalMarkup(category)} />
)

/** A building as it stands on a plot. */
export const BuildingPicture = ({ building, size }: { building: BuildingId; size: number }) => (
  <Small size={size} box={[-8, -12, 80, 80]} svg={buildingMarkup(building)} />
)
