/** Foresight: predicts what will happen by playing the rules on copies. The only entry of this module; there is no second set of rules. */
export {
  afterAll,
  afterConsidered,
  afterMovements,
  awaitsMovement,
  bringsCurse,
  courseOf,
  type Future,
  type Futures,
  futureOf,
  futureOfChoice,
  futuresOf,
  type Movement,
  sidesDiffer,
} from './future.ts'
export { endlessly, everyStride, type MonsterRun, monsterRuns, onePerMonster } from './monster-runs.ts'
export {
  bestSide,
  hurtingFaces,
  type Losses,
  lossesByNextTurn,
  type MovementOdds,
  oddsOf,
  oddsOfFutures,
  riskOf,
} from './odds.ts'
export { changeBy, type OutlookChange } from './outlook.ts'
export { couldFallBetter } from './reroll.ts'
export { type Route, routesOf } from './route.ts'
export { endsTale, faceOfWorst, type Worst, worstOf } from './worst.ts'
