/** A press may be a slip within this time after the last one, at the same place or with the same key, in milliseconds. */
const SLIP_MS = 700

/** Minimum extension after an ignored press, in milliseconds: a burst of presses is one slip. */
const BURST_MS = 350

/** Maximum distance of presses in the same place, and of a control that has stayed in place, in pixels. */
export const SAME_PLACE = 24

/** A control as it was at the moment of a press. */
export interface Control {
  /** Identity of the control. */
  id: object
  /** The action of a press, or its label. Null if the control is disabled and can only explain that. */
  action: string | null
  /** Its center in the window. Null for a key press, where the position is irrelevant. */
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
  /** When the press began and took effect, as event timestamps in milliseconds. */
  begun: number
  done: number
  /** The pressed control; null if the target is none. */
  control: Control | null
  /** The controls that a next press at this place or with this key could hit, before this press took effect. */
  around: readonly Control[]
}

/** The last press that was not ignored. Presses begun before `until` are compared with it. */
export interface LastPress extends Press {
  until: number
  /** True if the press used luck or ended a turn. */
  forGood: boolean
}

/**
 * `free`: long after the last press, or elsewhere. `hasty`: soon after it, with the same meaning. `ignored`: soon after it, on a control
 * that appeared, moved or changed its action.
 */
export type PressVerdict = 'free' | 'hasty' | 'ignored'

export function judge(press: Press, last: LastPress | null): PressVerdict {
  if (!last || press.begun >= last.until || !isSamePlace(press.at, last.at)) return 'free'
  const { control } = press
  if (!control || control.action === null) return 'hasty'
  const before = last.around.find(({ id }) => id === control.id)
  return before && before.action === control.action && hasStayed(before, control) ? 'hasty' : 'ignored'
}

/** The new last press after a press with this verdict. */
export function lastAfter(press: Press, verdict: PressVerdict, last: LastPress | null): LastPress {
  if (verdict !== 'ignored' || !last) return { ...press, until: press.done + SLIP_MS, forGood: false }
  return { ...last, until: Math.max(last.until, press.done + BURST_MS) }
}

const isSamePlace = (one: Press['at'], other: Press['at']): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : isNear(one, other)

const isNear = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE

const hasStayed = ({ middle: one }: Control, { middle: other }: Control): boolean =>
  !one || !other || isNear(one, other)
