import type { Action, State } from '../../../engine/citadel/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'
import { type ActionPlan, answerQuestions } from '../../../players/at-work.ts'
import { grandMaster, planOf } from './grand-master.ts'

/** All that it means to do, as far as no luck comes in. */
function plan(seen: State, luck: Chance): ActionPlan<Action> {
  const [first, ...later] = planOf(seen, luck)
  if (!first) throw new Error('There is nothing to do, and the game is not over.')
  return [first, ...later]
}

// The entry of the Grand Master's worker: it sits at the table, and remembers what it means to do.
answerQuestions({ plan, now: grandMaster() })
