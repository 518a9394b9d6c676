import type { MeadowPlace, Wall } from '../../art/Keep.tsx'

/** The room that a field has, in pixels, and how many stand on it. */
export interface FieldRoom {
  width: number
  height: number
  defenders: number
  /** How many are in the army; null where it lies elsewhere, as on a phone. */
  soldiers: number | null
  /** What is kept free at the right, for the paper that says why. */
  aside: number
}

/** Where everything stands on a field, in pixels from its upper left. */
export interface FieldPlan {
  wall: Wall
  meadow: MeadowPlace
  /** The middle of each place: on the wall and straight below it in the column, and in the army. */
  wallX(place: number): number
  armyX(index: number): number
  /** The feet of each row. */
  walk: number
  pairs: number
  army: number
  /** How high an ordinary standee is, on the wall and in the column, and in the army. */
  size: number
  armySize: number
  /** Those on the wall, or in the army, stand so close that their numbers must. */
  tight: boolean
  armyTight: boolean
}

/** So high is a standee that is 50 pixels wide: its numbers can just be read. */
const LEAST = 61
const MOST = 104
/** How high a standee is for the room that one has to both sides. */
const FOR_STEP = 0.82
const WIDEST_STEP = 132

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

/** How high a standee is for the room that its numbers have beside those of others, at their closest; and from which on they must be. */
const CLOSEST = 1.09
const CLOSE = 0.97

/** The room of each of so many beside each other. */
const stepFor = (width: number, count: number, most: number) => Math.min(most, width / Math.max(1, count))

/** How high those in a row may be: they may touch where there are many, but their numbers stay readable. */
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
      // The flag of the highest tower stays on the page.
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
    // On a phone the paper that says why lies below the column.
    pairs: small ? Math.min(height * 0.94, walk + depth * 0.85 + size * 1.42) : height * 0.665,
    army: height * 0.955,
    size,
    armySize,
    tight: size > step * CLOSE,
    armyTight: armySize > armyStep * CLOSE,
  }
}
