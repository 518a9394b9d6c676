import { answerQuestions } from '../../../players/at-work.ts'
import { guardian } from './guardian.ts'
import { planOf } from './plan.ts'

// The entry of the guardian's worker.
answerQuestions({ plan: planOf, now: guardian() })
