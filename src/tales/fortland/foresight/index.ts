/** What a turn could bring, and what the others could do then: exactly, the rules played on, on copies. The only door of this room. */
export { afterPlan, type Change, changesOf, riskOf } from './changes.ts'
export { type Danger, dangersOf, fallChance, fallRisksOf } from './dangers.ts'
export { type Deed, type DeedKind, deedsOf } from './deeds.ts'
export { type Face, facesAhead, type Prospect } from './faces.ts'
export { reachOf, type Stop } from './reach.ts'
export { after, rollsOf, turnOf } from './turn.ts'
export { endsOf, type Reached, reachedBy, waysThrough } from './ways.ts'
