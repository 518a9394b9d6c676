/** A point in the chart, in pixels. */
export type ChartPoint = readonly [x: number, y: number]

/** The rectangle of the lines, in pixels. */
export interface Field {
  left: number
  right: number
  top: number
  bottom: number
}

/** Maps turns and counts to points in a field. */
export interface Scale {
  x(turn: number): number
  y(count: number): number
  /** Turns and counts that get labels. */
  turns: number[]
  counts: number[]
  /** Returns the label of a count; default: the number. */
  written?(count: number): string
}

/** Returns the smallest round step with at most five steps up to `most`. */
const stepFor = (most: number): number => [1, 2, 5, 10, 20, 50].find((step) => most / step <= 5) ?? 100

/** Returns a scale from the first turn to the last, and from zero to the highest count. */
export function scaleOf(turns: number, highest: number, { left, right, top, bottom }: Field): Scale {
  const last = Math.max(1, turns)
  const most = Math.max(5, highest)
  const step = stepFor(most)
  const steps = Math.ceil(most / step)
  const spread = last > 1 ? (right - left) / (last - 1) : 0
  const stride = stepFor(last)
  const tens = Array.from({ length: Math.floor(last / stride) }, (_, i) => (i + 1) * stride)
  return {
    x: (turn) => left + (turn - 1) * spread,
    y: (count) => bottom - (count / (steps * step)) * (bottom - top),
    turns: [...new Set([1, ...tens.filter((turn) => last - turn >= stride / 2), last])],
    counts: Array.from({ length: steps }, (_, i) => (i + 1) * step),
  }
}

/** Returns the path of straight lines between the points. */
export const straight = (spots: readonly ChartPoint[]): string =>
  spots.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** Returns the path of a smooth curve through the points that never overshoots them. */
export function smooth(spots: readonly ChartPoint[]): string {
  return spots
    .map(([x, y], i) => {
      const before = spots[i - 1]
      if (!before) return `M${x} ${y}`
      const middle = (before[0] + x) / 2
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}

/** Assigns things of a `width`, centered at `x`, to the fewest lanes without overlaps. */
export function lanes<Thing extends { x: number; width: number }>(
  things: readonly Thing[],
): (Thing & { lane: number })[] {
  const ends: number[] = []
  return things.map((thing) => {
    const start = thing.x - thing.width / 2
    const free = ends.findIndex((end) => end <= start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = start + thing.width
    return { ...thing, lane }
  })
}

/** Returns the field below the lanes of its signs: at least `least` lanes, then a gap. */
export function fieldBelow(
  signs: readonly { lane: number }[],
  sides: Pick<Field, 'left' | 'right'>,
  { lane, least, gap, height }: Readonly<Record<'lane' | 'least' | 'gap' | 'height', number>>,
): Field {
  const top = lane * Math.max(least, ...signs.map((sign) => sign.lane + 1)) + gap
  return { ...sides, top, bottom: top + height }
}
