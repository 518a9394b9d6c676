import type { Action, State } from '../../../engine/fortland/index.ts'

/** What the guardian is asked. */
export interface Question {
  id: number
  state: State
  /** All that it does until luck comes in is wanted; else only what it does now. */
  whole: boolean
  /** The guardian's own luck. */
  seed: number
}

/** What it would do. */
export interface Answer {
  id: number
  plan: readonly [Action, ...Action[]]
}
