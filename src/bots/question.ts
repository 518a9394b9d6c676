import type { Action, State } from '../engine/fairy-tale/index.ts'

/** What the guardian is asked to decide. */
export interface Question {
  id: number
  /** The position as the table sees it: whatever luck the game will bring is blotted out. */
  state: State
  /** The guardian's own luck. */
  seed: number
}

/** What it would do. */
export interface Answer {
  id: number
  action: Action
}
