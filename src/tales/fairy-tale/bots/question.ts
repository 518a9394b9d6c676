import type { State } from '../../../engine/fairy-tale/index.ts'
import type { Plan } from './rollout.ts'

/** What the guardian is asked. */
export interface Question {
  id: number
  /** The position as the table sees it: whatever luck the game will bring is blotted out. */
  state: State
  /** The whole plan is wanted, as far as no luck comes in; else only what is done now. */
  whole: boolean
  /** The guardian's own luck. */
  seed: number
}

/** What it would do. */
export interface Answer {
  id: number
  plan: Plan
}
