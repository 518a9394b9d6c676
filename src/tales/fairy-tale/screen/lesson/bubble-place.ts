/** A rectangle of the window, in pixels. */
export interface WindowRect {
  left: number
  top: number
  right: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** A point of the window. */
export interface WindowPoint {
  x: number
  y: number
}

/** How far the bubble keeps from what it is about, at least and at best, and from the edges of the window. */
const NEAR = 18
const FAR = 84
const EDGE = 8

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/**
 * Where the storyteller's bubble lies: beside what it is about, or above or beneath it, never over it, and in the window as a
 * whole; of these where it hides least of what else should be seen.
 */
export function bubblePlace(
  about: WindowRect | null,
  size: Size,
  window: Size,
  spare: readonly WindowRect[] = [],
): WindowPoint {
  const most = { x: window.width - size.width - EDGE, y: window.height - size.height - EDGE }
  if (!about) return { x: Math.max(EDGE, most.x / 2), y: most.y }
  const x = (wanted: number) => clamp(wanted, EDGE, Math.max(EDGE, most.x))
  const y = (wanted: number) => clamp(wanted, EDGE, Math.max(EDGE, most.y))
  const level = (about.top + about.bottom) / 2 - size.height
  const middle = (about.left + about.right - size.width) / 2
  const places = [NEAR, FAR].flatMap((gap) => [
    { x: about.right + gap, y: y(level) },
    { x: about.left - gap - size.width, y: y(level) },
    { x: x(middle), y: about.top - gap - size.height },
    { x: x(middle), y: about.bottom + gap },
    { x: x(about.right), y: about.top - gap - size.height },
    { x: x(about.left - size.width), y: about.top - gap - size.height },
    { x: x(about.right), y: about.bottom + gap },
    { x: x(about.left - size.width), y: about.bottom + gap },
  ])
  const corners = [EDGE, most.x].flatMap((left) => [EDGE, most.y].map((top) => ({ x: left, y: top })))
  const isIn = (at: WindowPoint) => at.x === x(at.x) && at.y === y(at.y)
  const cost = (at: WindowPoint) =>
    1000 * shared(boxAt(at, size), about) +
    spare.reduce((sum, box) => sum + shared(boxAt(at, size), box), 0) -
    0.01 * Math.min(FAR, distance(boxAt(at, size), about))
  const [best] = [...places, ...corners].filter(isIn).sort((one, other) => cost(one) - cost(other))
  return best ?? { x: EDGE, y: EDGE }
}

export const boxAt = ({ x, y }: WindowPoint, { width, height }: Size): WindowRect => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** How many pixels two rectangles share. */
export function shared(one: WindowRect, other: WindowRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** How far two rectangles lie apart. */
const distance = (one: WindowRect, other: WindowRect): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  )

/** The point of a rectangle that is nearest to another point. */
export const nearest = (box: WindowRect, { x, y }: WindowPoint): WindowPoint => ({
  x: clamp(x, box.left, box.right),
  y: clamp(y, box.top, box.bottom),
})

/** The rectangle round some others; null where there are none. */
export const roundAll = (boxes: readonly WindowRect[]): WindowRect | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
