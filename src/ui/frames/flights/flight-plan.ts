/** A box in the window, in pixels. */
export interface PixelBox {
  left: number
  top: number
  width: number
  height: number
}

/** The part of an event's animation that a flight takes: both from 0 to 1. */
export interface FlightSpan {
  /** The start of the first picture. Default 0. */
  begins?: number
  /** The arrival of the last picture. Default 1. */
  lands?: number
}

/** The delay and the duration of a flight, in milliseconds. */
export interface FlightTime {
  delay: number
  duration: number
}

/** The share of the time after which the last of several pictures starts. */
const STAGGER = 0.45

/** Returns the times of `count` pictures that start one after another. `motion`: the duration of the event's animation, in milliseconds. */
export function flightTimes(motion: number, count: number, { begins = 0, lands = 1 }: FlightSpan = {}) {
  const all = motion * (lands - begins)
  const apart = count > 1 ? (all * STAGGER) / (count - 1) : 0
  return Array.from(
    { length: count },
    (_, nth): FlightTime => ({
      delay: motion * begins + apart * nth,
      duration: all - apart * (count - 1),
    }),
  )
}

/** The height of a flight's arc, as a share of its length, and its limit in pixels. */
const ARC = 0.16
const HIGHEST = 70

/** Returns the keyframes of a picture from one box to another. `fits`: scales it to each box; else it keeps its own size. */
export function flightFrames(
  size: Pick<PixelBox, 'width' | 'height'>,
  from: PixelBox,
  to: PixelBox,
  fits: boolean,
): Keyframe[] {
  const [start, end] = [middleOf(from), middleOf(to)]
  const lift = Math.min(HIGHEST, Math.hypot(end.x - start.x, end.y - start.y) * ARC)
  const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift }
  const [first, last] = [from, to].map((box) => (fits ? scaleIn(size, box) : 1)) as [number, number]
  const placed = ({ x, y }: { x: number; y: number }, scale: number): string =>
    `translate(${(x - size.width / 2).toFixed(1)}px, ${(y - size.height / 2).toFixed(1)}px) scale(${scale.toFixed(3)})`
  return [
    { transform: placed(start, first), opacity: 1, easing: 'ease-out' },
    { transform: placed(between, (first + last) / 2), opacity: 1, easing: 'ease-in' },
    { transform: placed(end, last), opacity: 1 },
  ]
}

/** Returns the flight for reduced motion: the picture fades in and out at the target. */
export const fadeFrames = (way: readonly Keyframe[]): Keyframe[] => {
  const transform = way.at(-1)?.['transform'] ?? 'none'
  return [
    { transform, opacity: 0 },
    { transform, opacity: 0.8 },
    { transform, opacity: 0 },
  ]
}

/** Returns the flight to a target that is not visible: the picture rises and fades. */
export function liftedFrames(way: readonly Keyframe[]): Keyframe[] {
  const transform = String(way[0]?.['transform'] ?? 'none')
  return [
    { transform, opacity: 1, easing: 'ease-in' },
    { transform: `translateY(-36px) ${transform}`, opacity: 0 },
  ]
}

/** The hop of a target on arrival. */
export const HOP: Keyframe[] = [
  { translate: '0 0', easing: 'ease-out' },
  { translate: '0 -8px', easing: 'ease-in' },
  { translate: '0 0', easing: 'ease-out' },
  { translate: '0 -3px', easing: 'ease-in' },
  { translate: '0 0' },
]

/** The longest duration of a hop, in milliseconds. */
export const HOP_MS = 220

const middleOf = ({ left, top, width, height }: PixelBox) => ({ x: left + width / 2, y: top + height / 2 })

/** The largest scale that fits a picture into a box. */
const scaleIn = (size: Pick<PixelBox, 'width' | 'height'>, box: PixelBox): number =>
  Math.min(box.width / Math.max(1, size.width), box.height / Math.max(1, size.height))
