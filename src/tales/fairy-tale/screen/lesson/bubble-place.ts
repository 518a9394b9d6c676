import { rectOf } from '../../../../ui/input/follow-elements.ts'
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

/** A point of the window, in pixels. */
export interface WindowPoint {
  x: number
  y: number
}

/** Distances of the bubble in pixels: the minimum and the best one from its target, and the minimum from the window's edges. */
const NEAR = 18
const FAR = 84
const EDGE = 8

/** Below this window width the bubble has room only above or below the board, in pixels. */
const NARROW = 600
/** In windows higher than `LOW` the bubble stays below the table's header of this height, in pixels. */
const LOW = 560
const HEADER = 84

/** Distance from the bubble to the bar below it, in pixels. */
const BAR_GAP = 4

/** Upper edges of a phone's sheet and of the bar in it, in pixels; null without one. */
interface SheetEdges {
  top: number | null
  bar: number | null
}

/** Aligns the foot of the bubble with the middle of its target. */
const RAISED: Tie = { at: 0.5, own: 1 }
/** Aligns the start of the bubble with the end of its target, or its end with the start. */
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
 * Places the bubble beside, above or below its target, inside the window. It must never cover the target. Of these places, the
 * one that covers least of `avoid` is taken. Without a target it avoids all of `avoid`; without that, it is at the foot of the
 * window. In a narrow window it is at the foot, but above the bar with the buttons that act: it never moves onto a button, or
 * under a finger that presses one. For a target in the sheet, it is above the target, above the sheet, or at the top.
 */
export const placeBubbleBy =
  (edgesOf: () => SheetEdges): Placement =>
  ({ anchor, avoid, size: { width, height }, window }) => {
    const isNarrow = window.width < NARROW
    const room = roomIn(window, EDGE)
    const within = isNarrow || window.height < LOW ? room : { ...room, top: HEADER }
    const about = anchor ?? roundAll(avoid)
    const size = { width, height: Math.min(height, within.bottom - within.top) }
    if (!about) return placeBox({ size, anchor: within, within, spots: [{ x: MIDDLE, y: END }] }).box
    if (!isNarrow) return placeBox({ size, anchor: about, within, spots: SPOTS, avoid, apart: FAR }).box
    const at = (y: Tie, inside: Rect) =>
      placeBox({ size, anchor: about, within: inside, spots: [{ to: 'room', x: MIDDLE, y }], avoid })
    const { top, bar } = edgesOf()
    const lowest = bar === null ? within.bottom : Math.min(within.bottom, bar - BAR_GAP)
    const isInSheet = top !== null && about.top > top
    const feet = top === null ? [] : isInSheet ? [about.top - NEAR, top] : [top]
    const above = feet.map((bottom) => at(END, { ...within, bottom }))
    const foot = at(END, { ...within, bottom: lowest })
    const all = isInSheet ? [...above, foot] : [foot, ...above]
    return [...all, at(START, within)].reduce((best, one) => (one.cost < best.cost ? one : best)).box
  }

/** Places the bubble on the table. */
export const placeBubble = placeBubbleBy(() => ({
  top: rectOf('tab:market')?.top ?? null,
  bar: rectOf('table:bar')?.top ?? null,
}))

/** Distance from the edge of the desktop sheet to the bubble, in pixels. */
const IN_SHEET = 8

/**
 * Places the bubble in the sheet beside the board (`avoid[0]`): from the start of the log (`avoid[1]`), or higher if it is too
 * long.
 */
export const placeInSheet: Placement = ({ avoid: [sheet, log], size: { width, height }, window }) => {
  const lowest = (sheet?.bottom ?? window.height) - EDGE
  const highest = Math.max(EDGE, sheet?.top ?? 0)
  const top = Math.max(highest, Math.min(log?.top ?? highest, lowest - height))
  const left = (sheet?.left ?? 0) + IN_SHEET
  return { left, top, right: left + width, bottom: Math.min(lowest, top + height) }
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
