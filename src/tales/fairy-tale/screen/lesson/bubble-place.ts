import type { Placement } from '../../../../ui/input/Popover.tsx'
import {
  besideAnchor,
  beyondEnd,
  beyondStart,
  clamp,
  END,
  MIDDLE,
  placeBox,
  type Rect,
  roomIn,
  START,
  type Tie,
} from '../../../../ui/input/placement.ts'

/** A point of the window. */
export interface WindowPoint {
  x: number
  y: number
}

/** Distances in pixels of the bubble: the least and the best one from its target, and the least one from the window's edges. */
const NEAR = 18
const FAR = 84
const EDGE = 8

/** Puts the foot of the bubble level with the middle of its target. */
const RAISED: Tie = { at: 0.5, own: 1 }
/** Starts the bubble at the end of its target, or ends it at the start. */
const FROM_END: Tie = { at: 1, own: 0 }
const TO_START: Tie = { at: 0, own: 1 }

function spotsBeside(gap: number) {
  const { above, below } = besideAnchor(gap)
  return [
    { x: beyondEnd(gap), y: RAISED },
    { x: beyondStart(gap), y: RAISED },
    above,
    below,
    { x: FROM_END, y: above.y },
    { x: TO_START, y: above.y },
    { x: FROM_END, y: below.y },
    { x: TO_START, y: below.y },
  ] as const
}

const SPOTS = [
  ...spotsBeside(NEAR),
  ...spotsBeside(FAR),
  { to: 'room', x: START, y: START },
  { to: 'room', x: START, y: END },
  { to: 'room', x: END, y: START },
  { to: 'room', x: END, y: END },
] as const

/**
 * Beside its target, above or below it, never over it, and inside the window. Of these places it takes the one that covers least of
 * `avoid`. Without a target it is beside all of `avoid`, and without that at the foot of the window.
 */
export const placeBubble: Placement = ({ anchor, avoid, size: { width, height }, window }) => {
  const within = roomIn(window, EDGE)
  const about = anchor ?? roundAll(avoid)
  const size = { width, height: Math.min(height, within.bottom - within.top) }
  if (!about) return placeBox({ size, anchor: within, within, spots: [{ x: MIDDLE, y: END }] }).box
  return placeBox({ size, anchor: about, within, spots: SPOTS, avoid, apart: FAR }).box
}

/** Returns the point of a rectangle that is nearest to a given point. */
export const nearest = (box: Rect, { x, y }: WindowPoint): WindowPoint => ({
  x: clamp(x, box.left, box.right),
  y: clamp(y, box.top, box.bottom),
})

/** Returns the rectangle around some others; null if there are none. */
const roundAll = (boxes: readonly Rect[]): Rect | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
