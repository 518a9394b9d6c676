import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { answerQuestions } from '../../../players/at-work.ts'
import { addExpansions } from '../rules.ts'
import { guardian } from './guardian.ts'
import { planOf } from './plan.ts'

// What is looked at may have expansions.
addExpansions(EXPANSIONS)

// The entry of the guardian's worker.
answerQuestions({ plan: planOf, now: guardian() })
