import type { Action, State } from '../../../engine/fortress/index.ts'
import { randomState, seededChance } from '../../../engine/kernel/index.ts'
import { captainPlan } from './captain.ts'

/** What the Captain is asked; whole: all that it does until luck comes in is wanted, else only what it does now. */
interface Question {
  id: number
  state: State
  whole: boolean
  /** The Captain's own luck. */
  seed: number
}

/** What it would do. */
interface Answer {
  id: number
  plan: readonly [Action, ...Action[]]
}

/** The entry of the Captain's worker: one answer for each question. Whoever no longer waits ends the worker. */
addEventListener('message', ({ data: { id, state, whole, seed } }: MessageEvent<Question>) => {
  const plan = captainPlan(state, seededChance({ random: randomState(seed) }))
  postMessage({ id, plan: whole ? plan : [plan[0]] } satisfies Answer)
})
