/**
 * The only door of The Indomitable Citadel: what computer players, the store, the screens and the referee may know of it.
 */
export type { Action, ActionOf, ActionType, Refusal, RefusalCode, Shop } from './actions.ts'
export { groundOf, PLOTS, type Plot, parsePlot, plotName, RIVER, ROADS, type Road } from './board.ts'
export { type Config, standardRules } from './config.ts'
export { copyOf } from './copy.ts'
export { dealtAnew } from './deal-anew.ts'
export type { Event, EventOf, EventType } from './events.ts'
export { citadel } from './game.ts'
export type { Citadel } from './kind.ts'
export {
  type NotationProblem,
  type ProblemCode,
  parseNotation,
  problemText,
  writeNotation,
} from './notation/index.ts'
export { ORDERS, type Seat, type State } from './state.ts'
export { storedForm } from './stored.ts'
export { actionText, parseAction } from './words.ts'
