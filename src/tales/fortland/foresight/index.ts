/**
 * The public API of foresight: what a turn can bring and what opponents can do next. Exact results, computed by applying the rules to
 * copies.
 */
export { afterPlan, type Change, changesOf, riskOf } from './changes.ts'
export { type Danger, dangersOf, fallChance, fallRisksOf } from './dangers.ts'
export { type Deed, type DeedKind, deedsOf } from './deeds.ts'
export { type Face, facesAhead, type Prospect } from './faces.ts'
export { reachOf, type Stop } from './reach.ts'
export { after, rollsOf, turnOf } from './turn.ts'
export { endsOf, type Reached, reachedBy, waysThrough } from './ways.ts'
