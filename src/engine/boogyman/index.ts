/** The only entry point of The BigBadBoogyman, for bots, the store, the screens and the referee. */
export type { Action, Bar, Refusal } from './actions.ts'
export {
  asTile,
  hexOf,
  neighboursOf,
  parseTile,
  stepsApart,
  TILE_ROWS,
  TILES,
  type Tile,
  tileName,
} from './board.ts'
export { type Config, standardRules, storedConfig } from './config.ts'
export { copyOf } from './copy.ts'
export type { Event } from './events.ts'
export { boogyman } from './game.ts'
export { parseNotation, writeNotation } from './notation/notation.ts'
export { type ProblemCode, problemText } from './notation/problem.ts'
export { canAct } from './rules/can-act.ts'
export { isFull, pawnsAtHome, pawnsOn, pawnsStanding, thingsOn, treesOn } from './rules/tiles.ts'
export { mostTrees, TWO_TREES } from './rules/trees.ts'
export { barOf, pathTo, reachOf } from './rules/way.ts'
export {
  ACTIONS_PER_TURN,
  ALL_SEATS,
  DRAWN_BY,
  enemyOf,
  HOUSE_RULES,
  type HouseRules,
  LAST_TURN,
  MOST_QUIET,
  type Outcome,
  PAWNS,
  type Phase,
  PLACED_FIRST,
  phaseOf,
  ROOM,
  SEATS,
  type Seat,
  type SeatName,
  type State,
  WON_BY,
} from './state.ts'
export { storedForm } from './stored.ts'
export type { Boogyman } from './types.ts'
export { isRipe, leavesTree, preyOf, tiredOn } from './view.ts'
export { actionText, parseAction, parseTurn, tilesIn, turnText } from './words.ts'
