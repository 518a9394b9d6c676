import { answerQuestions } from '../../../players/at-work.ts'
import { captain, captainPlan } from './captain.ts'

// The entry of the Captain's worker.
answerQuestions({ plan: captainPlan, now: captain() })
