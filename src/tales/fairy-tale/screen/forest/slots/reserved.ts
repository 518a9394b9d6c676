import type { Direction } from '../../../../../engine/kernel/index.ts'
import { box, discShape, type RoundedBox, type Slot } from './shapes.ts'

/** Things other than pieces that need room on a tile. */
export interface Furniture {
  /** The number of signs in the north-west corner. */
  signs: number
  /** The number of signs in the south-west corner, if another one occupies the north-west. */
  feet: number
  /** The sides with a gate or a wall across the road. */
  bars: readonly Direction[]
  building: boolean
  /** True if no monster may enter, which a ribbon says. */
  full: boolean
}

/** The mark of a possible action on an occupied tile, in the south-east corner. */
export const MARK: Slot = { x: 83.5, y: 83.5, size: 31 }

/** The mark at the oak: on its crown, above the heroes. */
export const OAK_MARK: Slot = { x: 50, y: 27, size: 31 }

/** A temporary badge such as an entrance or a suggestion, in the north-east corner. */
export const BADGE: Slot = { x: 87, y: 13, size: 24 }

/** The ribbon of a full tile, between the corners. */
export const RIBBON: Slot = { x: 50, y: 92, size: 48 }
const RIBBON_HIGH = 14

/** Distance from the border to the number at the tail of an arrow, and half of its width. */
const MOUTH = { deep: 7, half: 9 }

/** The areas of the signs in the corner, by their number (see art/symbols); a bold sign is the largest. */
const SIGNS: readonly (readonly RoundedBox[])[] = [
  [],
  [discShape(19, 19, 16)],
  [discShape(15, 15, 13), discShape(33, 33, 13)],
  [discShape(14, 14, 12), discShape(37, 14, 12), discShape(25.5, 34, 12)],
]

/** The same in the south-west corner. */
const FEET: readonly RoundedBox[] = [discShape(14, 86, 11), discShape(37, 86, 11), discShape(14, 63, 11)]

const SIDES: Record<Direction, (wide: number, deep: number) => RoundedBox> = {
  north: (wide, deep) => box(50 - wide, 0, 50 + wide, deep),
  east: (wide, deep) => box(100 - deep, 50 - wide, 100, 50 + wide),
  south: (wide, deep) => box(50 - wide, 100 - deep, 50 + wide, 100),
  west: (wide, deep) => box(0, 50 - wide, deep, 50 + wide),
}

const MOUTHS = Object.values(SIDES).map((at) => at(MOUTH.half, MOUTH.deep))

/** A gate or a wall across a road: half its width with posts, and its depth into the tile. */
const BAR = { half: 20, deep: 15 }

/** The centre of a building; pieces may hide the rest of it. */
const BUILDING = discShape(50, 47, 15)

export const markShape = ({ x, y, size }: Slot): RoundedBox => discShape(x, y, size / 2)

export const RIBBON_SHAPE = box(
  RIBBON.x - RIBBON.size / 2,
  RIBBON.y - RIBBON_HIGH / 2,
  RIBBON.x + RIBBON.size / 2,
  RIBBON.y + RIBBON_HIGH / 2,
)

/** Returns every part of a tile on which pieces are not allowed. */
export const reservedOn = ({ signs, feet, bars, building, full }: Furniture): RoundedBox[] => [
  ...(SIGNS[Math.min(signs, SIGNS.length - 1)] ?? []),
  ...FEET.slice(0, feet),
  markShape(MARK),
  markShape(BADGE),
  ...(full ? [RIBBON_SHAPE] : []),
  ...MOUTHS,
  ...bars.map((side) => SIDES[side](BAR.half, BAR.deep)),
  ...(building ? [BUILDING] : []),
]
