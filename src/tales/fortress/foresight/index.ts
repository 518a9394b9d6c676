/** What will happen in a siege, and how likely: exact, and asked of the rules (docs/FORTRESS.md). */
export { stateAfter } from './aimed.ts'
export { type AssaultOdds, assaultOdds, RESULTS, THROWS, victories } from './assault-odds.ts'
export { type ColumnSum, columnSum } from './column.ts'
export { type NextCard, nextCard } from './draws.ts'
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
export { moreByCast, totalNextTurn } from './totals.ts'
