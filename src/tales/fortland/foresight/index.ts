/**
 * The public API of foresight: what a turn can bring and what opponents can do next. Exact results, computed by applying the rules to
 * copies.
 */
export { afterPlan, type Change, changesOf, riskOf } from './changes.ts'
export { type Danger, dangersOf, fallChance, fallRisksOf } from './dangers.ts'
export { facesAhead, type ReachableAction, type RollOptions } from './faces.ts'
export { type DeedKind, deedsOf, type PlaceAction } from './place-actions.ts'
export { reachOf, type Stop } from './reach.ts'
export { after, rollsOf, turnOf } from './turn.ts'
export { endsOf, type Reached, reachedBy, waysThrough } from './ways.ts'
