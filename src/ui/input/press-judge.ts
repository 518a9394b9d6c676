/** A press this soon after the one before, in the same place or by the same key, may be a slip, in milliseconds. */
const SLIP_MS = 700

/** After a press that was ignored, this much longer at least: a burst of presses is one slip, in milliseconds. */
const BURST_MS = 350

/** Presses no further apart are in the same place, and a control that moved no further has stayed, in pixels. */
export const SAME_PLACE = 24

/** A control as it was at the moment of a press. */
export interface Control {
  /** Which it is: the same object as long as it is the same control. */
  id: object
  /** What a press on it does, in a word or by its name; null where it can only say why it does nothing. */
  action: string | null
  /** Its middle in the window; null for one that is pressed by a key, wherever it is. */
  middle: Point | null
}

interface Point {
  x: number
  y: number
}

/** A press by pointer or key. */
export interface Press {
  /** The place of a pointer, or the name of a key. */
  at: Point | string
  /** When it was begun and when it took effect, by the clock of events, in milliseconds. */
  begun: number
  done: number
  /** What is pressed; null where it is no control. */
  control: Control | null
  /** All controls that a further press in the same place or by the same key could meet, as they were before this one took effect. */
  around: readonly Control[]
}

/** The press before: the last one that was not ignored, and until when others are measured by it. */
export interface LastPress extends Press {
  until: number
  /** It spent luck or ended a turn. */
  forGood: boolean
}

/**
 * What becomes of a press: `free` as it is not close to the one before, `hasty` where it is close but means the same
 * control, `ignored` where the control has appeared, moved or changed its action since.
 */
export type Verdict = 'free' | 'hasty' | 'ignored'

export function judge(press: Press, last: LastPress | null): Verdict {
  if (!last || press.begun >= last.until || !isSamePlace(press.at, last.at)) return 'free'
  const { control } = press
  if (!control || control.action === null) return 'hasty'
  const before = last.around.find(({ id }) => id === control.id)
  return before && before.action === control.action && hasStayed(before, control) ? 'hasty' : 'ignored'
}

/** The last press after one more with this verdict. */
export function lastAfter(press: Press, verdict: Verdict, last: LastPress | null): LastPress {
  if (verdict !== 'ignored' || !last) return { ...press, until: press.done + SLIP_MS, forGood: false }
  return { ...last, until: Math.max(last.until, press.done + BURST_MS) }
}

const isSamePlace = (one: Press['at'], other: Press['at']): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : isNear(one, other)

const isNear = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE

const hasStayed = ({ middle: one }: Control, { middle: other }: Control): boolean =>
  !one || !other || isNear(one, other)
