/** A spot in the chart, in pixels. */
export type ChartPoint = readonly [x: number, y: number]

/** The field that the lines are drawn in, in pixels. */
export interface Field {
  left: number
  right: number
  top: number
  bottom: number
}

/** How turns and counts become spots in a field. */
export interface Scale {
  x(turn: number): number
  y(count: number): number
  /** Turns and counts that are written beside the field. */
  turns: number[]
  counts: number[]
  /** How a count is written, where not as it is. */
  written?(count: number): string
}

/** Roomy whole steps: at most five of them reach the top. */
const stepFor = (most: number): number => [1, 2, 5, 10, 20, 50].find((step) => most / step <= 5) ?? 100

/** A scale from the first turn to the last, and from nought to the highest count. */
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

/** A line straight from spot to spot, as path text. */
export const straight = (spots: readonly ChartPoint[]): string =>
  spots.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** A gentle line through the spots that never overshoots them, as path text. */
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

/** Puts things that are `width` wide, each around its `x`, into the fewest lanes where none overlap. */
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

/** The field below the lanes of its signs: `least` lanes have room at any rate, and `gap` lies beneath the last of them. */
export function fieldBelow(
  signs: readonly { lane: number }[],
  sides: Pick<Field, 'left' | 'right'>,
  { lane, least, gap, height }: Readonly<Record<'lane' | 'least' | 'gap' | 'height', number>>,
): Field {
  const top = lane * Math.max(least, ...signs.map((sign) => sign.lane + 1)) + gap
  return { ...sides, top, bottom: top + height }
}
