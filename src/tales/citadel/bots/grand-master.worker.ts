import type { Action, State } from '../../../engine/citadel/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'
import { type ActionPlan, serveMoves } from '../../../players/bot-worker.ts'
import { grandMaster, planOf } from './grand-master.ts'

/** Returns the whole plan, up to the first action that needs luck. */
function plan(seen: State, luck: Rng): ActionPlan<Action> {
  const [first, ...later] = planOf(seen, luck)
  if (!first) throw new Error('The plan is empty, but the game is not over.')
  return [first, ...later]
}

// Entry of the Grand Master's worker. One instance a table, because it remembers its plan.
serveMoves({ plan, now: grandMaster() })
