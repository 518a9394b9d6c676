/**
 * Foresight: what will happen, by letting the rules play on. The only door of this room. Everything here runs
 * the rules on copies; there is no second set of rules.
 */
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
} from './future.ts'
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
export { type Change, changeBy } from './outlook.ts'
export { couldFallBetter } from './reroll.ts'
export { type Route, routesOf } from './route.ts'
export { endlessly, everyStride, type Stride, stridesOf } from './strides.ts'
export { endsTale, faceOfWorst, type Worst, worstOf } from './worst.ts'
