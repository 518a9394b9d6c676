/** Exact predictions for the Citadel, from the view of one player. The only entry point of this folder. */
export { type Change, changeBy, payOn } from './changes.ts'
export { handMakes } from './hand-makes.ts'
export { type CategoryProspect, categoryOdds, type NextCard, nextCard, taxesFrom } from './next-card.ts'
export { type PlanChange, planChanges, stateAfter } from './plan-changes.ts'
export { powerRaces } from './powers.ts'
export { reachesOf } from './reach.ts'
export { type Siege, siegesOf } from './sieges.ts'
export { turnEnd } from './turn-end.ts'
