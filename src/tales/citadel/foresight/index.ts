/** What will happen in the Citadel, exactly, from what somebody sees. The only door of this room. */
export { type Change, changeBy, type Pay, payOn } from './changes.ts'
export { categoryOdds, type NextCard, nextCard, type Prospect } from './next-card.ts'
export { type PlanChange, planChanges, stateAfter } from './plan-changes.ts'
export { type PowerRace, powerRaces } from './powers.ts'
export { type Reach, reachesOf } from './reach.ts'
export { type Siege, siegesOf } from './sieges.ts'
export { type TurnEnd, turnEnd } from './turn-end.ts'
