import { answerQuestions } from '../../../players/at-work.ts'
import { guardian, planOf } from './guardian.ts'

// The entry of the guardian's worker.
answerQuestions({ plan: planOf, now: guardian() })
