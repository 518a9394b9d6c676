/** The public API of foresight: exact predictions for a siege, computed with the rules (docs/FORTRESS.md). */
export { stateAfter } from './aimed.ts'
export { type AssaultOdds, assaultOdds, RESULTS, THROWS, victories } from './assault-odds.ts'
export { type ColumnSum, columnSum } from './column.ts'
export { fellingsOf } from './fells.ts'
export { rolesOf, unbeatableChance } from './garrison-odds.ts'
export {
  type Candidate,
  candidatesFor,
  type Encounter,
  encounterOf,
  encountersOf,
} from './meetings.ts'
export {
  isCertainDeath,
  mayDieTonight,
  NIGHTS_TOLD,
  type NightFuture,
  nightFutures,
  nightsLeft,
  survival,
} from './nights.ts'
export { type CategoryCounts, moreByCast, nextCard, totalNextTurn } from './totals.ts'
