import type { Action, State } from '../engine/fairy-tale/index.ts'

/** Milliseconds on a clock that a page shares with its workers. */
export const sharedTime = (): number => performance.timeOrigin + performance.now()

/** What the guardian is asked to decide. */
export interface Question {
  id: number
  /** The position as the table sees it: whatever luck the game will bring is blotted out. */
  state: State
  /** When it must have decided, in {@link sharedTime}: a worker that starts late has less time to think. */
  until: number
  /** The guardian's own luck. */
  seed: number
}

/** What it would do. */
export interface Answer {
  id: number
  action: Action
}
