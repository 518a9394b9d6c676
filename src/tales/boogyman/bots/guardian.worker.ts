import { serveMoves } from '../../../players/bot-worker.ts'
import { guardian, planOf } from './guardian.ts'

// The entry of the guardian's worker.
serveMoves({ plan: planOf, now: guardian() })
