import { takeInNewer } from '../../../engine/fairy-tale/newer/index.ts'
import { answerQuestions } from '../../../players/at-work.ts'
import { guardian } from './guardian.ts'
import { planOf } from './plan.ts'
import { takeInBoxed } from './take-in-boxed.ts'

// What is looked at may have newer boxes.
takeInNewer()
takeInBoxed()

// The entry of the guardian's worker.
answerQuestions({ plan: planOf, now: guardian() })
