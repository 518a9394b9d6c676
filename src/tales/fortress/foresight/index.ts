/** What will happen in a siege, and how likely: exact, and asked of the rules (docs/FORTRESS.md). */
export { stateAfter } from './aimed.ts'
export { type AssaultOdds, assaultOdds, RESULTS, THROWS, victories } from './assault-odds.ts'
export { type ColumnSum, columnSum } from './column.ts'
export { type NextCard, nextCard } from './draws.ts'
export { type Felling, fellingsOf } from './fells.ts'
export { type DefenderRole, rolesOf, unbeatableChance } from './garrison-odds.ts'
export {
  type Candidate,
  candidatesFor,
  type Encounter,
  encounterOf,
  encountersOf,
  type PassedOver,
} from './meetings.ts'
export {
  isCertainDeath,
  NIGHTS_TOLD,
  type NightFuture,
  nightFutures,
  type Survival,
  survival,
} from './nights.ts'
export { type MoreByCast, moreByCast, totalNextTurn } from './totals.ts'
