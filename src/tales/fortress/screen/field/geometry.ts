import type { MeadowPlace, Wall } from '../../art/Keep.tsx'

/** The size of a field in pixels, and the number of its creatures. */
export interface FieldRoom {
  width: number
  height: number
  defenders: number
  /** The number of creatures in the army; null if it is elsewhere, as on a phone. */
  soldiers: number | null
  /** The width reserved at the right for the explanation panel. */
  aside: number
}

/** The layout of a field, in pixels from its top left corner. */
export interface FieldPlan {
  wall: Wall
  meadow: MeadowPlace
  /** The centre x of each place: on the wall and in the column below it, and in the army. */
  wallX(place: number): number
  armyX(index: number): number
  /** The y of the feet in each row. */
  walk: number
  pairs: number
  army: number
  /** The height of an ordinary standee: on the wall and in the column, and in the army. */
  size: number
  armySize: number
  /** True if the standees are so close that their numbers must move together. */
  tight: boolean
  armyTight: boolean
}

/** The height of a standee 50 pixels wide: its numbers are just readable. */
const LEAST = 61
const MOST = 104
/** Standee height relative to the width of its step, and the widest step. */
const FOR_STEP = 0.82
const WIDEST_STEP = 132

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

/** Standee height relative to its step: the maximum, and the minimum that forces numbers together. */
const CLOSEST = 1.09
const CLOSE = 0.97

/** Returns the width for each of several creatures in a row. */
const stepFor = (width: number, count: number, most: number) => Math.min(most, width / Math.max(1, count))

/** Returns the height of creatures in a row. A crowded row may overlap, but the numbers must stay readable. */
const heightFor = (step: number, room: number) =>
  between(Math.min(LEAST, room, step * CLOSEST), Math.min(step * FOR_STEP, room), MOST)

export function fieldPlan({ width, height, defenders, soldiers, aside }: FieldRoom): FieldPlan {
  const small = soldiers === null
  const broad = width - aside
  const edge = small ? 4 : 26
  const middle = broad / 2
  const step = stepFor(broad - edge * 2, defenders, Math.max(WIDEST_STEP, broad / 7))
  const armyStep = stepFor(width - edge * 2, soldiers ?? 1, WIDEST_STEP)
  const size = heightFor(step, height * (small ? 0.27 : 0.165))
  const walk = height * (small ? 0.45 : 0.36)
  const depth = Math.max(26, height * (small ? 0.13 : 0.1))
  const field = walk + depth * 0.8
  const armySize = heightFor(armyStep, height * 0.165)
  const row = (places: number, at: number, each: number, centre: number) =>
    centre + (at - (places - 1) / 2) * each
  return {
    wall: {
      x: small ? -10 : edge,
      width: small ? broad + 20 : broad - edge * 2,
      walk: walk - size * 0.06,
      depth,
      // Keeps the flag of the highest tower on the page.
      up: Math.max(walk * 0.55, Math.min(walk * 0.94, (walk - 62) / 0.82)),
    },
    meadow: {
      x: small ? -12 : 4,
      y: field,
      width: small ? width + 24 : width - 8,
      height: height - field - (small ? -20 : 10),
      gate: middle,
    },
    wallX: (place) => row(defenders, place, step, middle),
    armyX: (index) => row(soldiers ?? 1, index, armyStep, width / 2),
    walk,
    // On a phone the explanation panel is below the column.
    pairs: small ? Math.min(height * 0.94, walk + depth * 0.85 + size * 1.42) : height * 0.665,
    army: height * 0.955,
    size,
    armySize,
    tight: size > step * CLOSE,
    armyTight: armySize > armyStep * CLOSE,
  }
}
