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
  type Size,
  START,
  type Tie,
} from '../../../../ui/input/placement.ts'

/** A point of the window. */
export interface WindowPoint {
  x: number
  y: number
}

/** How far the bubble keeps from what it is about, at least and at best, and from the edges of the window. */
const NEAR = 18
const FAR = 84
const EDGE = 8

/** The foot of the bubble is level with the middle of what it is about. */
const RAISED: Tie = { at: 0.5, own: 1 }
/** It begins or ends where what it is about ends or begins. */
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
 * Where the storyteller's bubble lies: beside what it is about, or above or beneath it, never over it, and in the window as a
 * whole; of these where it hides least of what else should be seen. About nothing it lies at the foot of the window.
 */
export function bubblePlace(about: Rect | null, size: Size, window: Size, avoid: readonly Rect[] = []): Rect {
  const within = roomIn(window, EDGE)
  if (!about) return placeBox({ size, anchor: within, within, spots: [{ x: MIDDLE, y: END }] }).box
  return placeBox({ size, anchor: about, within, spots: SPOTS, avoid, apart: FAR }).box
}

/** The point of a rectangle that is nearest to another point. */
export const nearest = (box: Rect, { x, y }: WindowPoint): WindowPoint => ({
  x: clamp(x, box.left, box.right),
  y: clamp(y, box.top, box.bottom),
})

/** The rectangle round some others; null where there are none. */
export const roundAll = (boxes: readonly Rect[]): Rect | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
