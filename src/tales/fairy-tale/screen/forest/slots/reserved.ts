import type { Direction } from '../../../../../engine/kernel/index.ts'
import { box, discShape, type Shape, type Slot } from './shapes.ts'

/** What else than pieces has its room on a tile. */
export interface Furniture {
  /** Signs in the north-west corner. */
  signs: number
  /** Those in the south-west corner, beside one that keeps the north-west for itself. */
  feet: number
  /** The sides on which a gate or a wall stands across the road. */
  bars: readonly Direction[]
  building: boolean
  /** No monster may enter: its ribbon says so. */
  full: boolean
}

/** The mark of what can be done on a tile where something stands: in the south-east corner. */
export const MARK: Slot = { x: 83.5, y: 83.5, size: 31 }

/** The same at the oak: on its crown, above the heroes. */
export const OAK_MARK: Slot = { x: 50, y: 27, size: 31 }

/** What is said of a tile for a while, an entrance or a suggestion: in the north-east corner. */
export const BADGE: Slot = { x: 87, y: 13, size: 24 }

/** The ribbon of a full tile, between the corners. */
export const RIBBON: Slot = { x: 50, y: 92, size: 48 }
const RIBBON_HIGH = 14

/** How far from the border the number at the tail of an arrow lies, and half the room that it has. */
const MOUTH = { deep: 7, half: 9 }

/** The signs in the corner, by how many there are (see art/symbols); a bold sign is the largest. */
const SIGNS: readonly (readonly Shape[])[] = [
  [],
  [discShape(19, 19, 16)],
  [discShape(15, 15, 13), discShape(33, 33, 13)],
  [discShape(14, 14, 12), discShape(37, 14, 12), discShape(25.5, 34, 12)],
]

/** The same in the south-west corner. */
const FEET: readonly Shape[] = [discShape(14, 86, 11), discShape(37, 86, 11), discShape(14, 63, 11)]

const SIDES: Record<Direction, (wide: number, deep: number) => Shape> = {
  north: (wide, deep) => box(50 - wide, 0, 50 + wide, deep),
  east: (wide, deep) => box(100 - deep, 50 - wide, 100, 50 + wide),
  south: (wide, deep) => box(50 - wide, 100 - deep, 50 + wide, 100),
  west: (wide, deep) => box(0, 50 - wide, deep, 50 + wide),
}

const MOUTHS = Object.values(SIDES).map((at) => at(MOUTH.half, MOUTH.deep))

/** A gate or a wall across a road: half as broad as with its posts, and how far it reaches on the tile. */
const BAR = { half: 20, deep: 15 }

/** The heart of a building: what is round it may be hidden. */
const BUILDING = discShape(50, 47, 15)

export const markShape = ({ x, y, size }: Slot): Shape => discShape(x, y, size / 2)

export const RIBBON_SHAPE = box(
  RIBBON.x - RIBBON.size / 2,
  RIBBON.y - RIBBON_HIGH / 2,
  RIBBON.x + RIBBON.size / 2,
  RIBBON.y + RIBBON_HIGH / 2,
)

/** Every part of a tile on which no piece may stand. */
export const reservedOn = ({ signs, feet, bars, building, full }: Furniture): Shape[] => [
  ...(SIGNS[Math.min(signs, SIGNS.length - 1)] ?? []),
  ...FEET.slice(0, feet),
  markShape(MARK),
  markShape(BADGE),
  ...(full ? [RIBBON_SHAPE] : []),
  ...MOUTHS,
  ...bars.map((side) => SIDES[side](BAR.half, BAR.deep)),
  ...(building ? [BUILDING] : []),
]
