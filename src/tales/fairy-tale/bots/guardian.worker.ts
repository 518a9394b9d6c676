import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { serveMoves } from '../../../players/bot-worker.ts'
import { addExpansions } from '../rules.ts'
import { guardian } from './guardian.ts'
import { planOf } from './plan.ts'

// The position may have expansions.
addExpansions(EXPANSIONS)

// The entry of the guardian's worker.
serveMoves({ plan: planOf, now: guardian() })
