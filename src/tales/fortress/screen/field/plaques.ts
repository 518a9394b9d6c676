type Point = readonly [x: number, y: number]

/** An arrow from the army to the wall, and the plaque that lies on it, in pixels. */
export interface Shaft {
  from: Point
  to: Point
  /** The plaque's. */
  width: number
  height: number
}

/** How far along its shaft a plaque may lie, the best place first. */
const ALONG = [0.24, 0.7, 0.55, 0.4, 0.1]

/** So far from each other two plaques stay. */
const APART = 4

/** About how large the plaque with these words is, with letters so many times as large as usual. */
export const plaqueSize = ([name, reason]: readonly [string, string], letter: number) => ({
  width: 26 + Math.max(name.length * 9.5, reason.length * 7.5) * letter,
  height: 12 + 38 * letter,
})

/** The middle of each plaque, so that none lies on another; null where a shaft has no such place. */
export function placedOn(shafts: readonly Shaft[]): (Point | null)[] {
  const lie: { shaft: Shaft; at: Point }[] = []
  return shafts.map((shaft) => {
    const [[x, y], [toX, toY]] = [shaft.from, shaft.to]
    const places = ALONG.map((part): Point => [x + (toX - x) * part, y + (toY - y) * part])
    const at = places.find((place) => lie.every((other) => areApart(shaft, place, other)))
    if (at) lie.push({ shaft, at })
    return at ?? null
  })
}

const areApart = (shaft: Shaft, [x, y]: Point, { shaft: other, at }: { shaft: Shaft; at: Point }): boolean =>
  Math.abs(x - at[0]) >= (shaft.width + other.width) / 2 + APART ||
  Math.abs(y - at[1]) >= (shaft.height + other.height) / 2 + APART
