import { serveMoves } from '../../../players/bot-worker.ts'
import { captain, captainPlan } from './captain.ts'

// Entry point of the Captain's worker.
serveMoves({ plan: captainPlan, now: captain() })
