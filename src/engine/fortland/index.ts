/** The public API of Fortland for bots, the store, screens and the referee. Other rooms must import from here. */
export type { Action, Refusal } from './actions.ts'
export {
  asPlace,
  asSpace,
  type BoardLayout,
  type Cell,
  type Facing,
  LARGE,
  type Place,
  parseSpace,
  SMALL,
  type Space,
  spaceName,
} from './board.ts'
export { type Config, FEWEST_PLAYERS, MOST_PLAYERS, standardRules, storedConfig } from './config.ts'
export { copyOf } from './copy.ts'
export type { Event } from './events.ts'
export { fortland } from './game.ts'
export { letterOf } from './notation/letters.ts'
export { parseNotation, writeNotation } from './notation/notation.ts'
export { type ProblemCode, problemText } from './notation/problem.ts'
export {
  type ArmyPosition,
  armyOf,
  armyOnTurn,
  hasSpace,
  isPassing,
  marchesToRoom,
  nextSpace,
  placeAt,
  placeOnTurn,
} from './rules/armies.ts'
export { tearGains } from './rules/army-actions/tear.ts'
export { freeWorth, seatsLeft, siegeWorth } from './rules/outcome.ts'
export {
  allPlaces,
  boardOf,
  cityOf,
  firstSpaceOf,
  fortOn,
  fortsAtHome,
  freePlaces,
  hasFallen,
  isBesieged,
  isFortified,
  landAt,
  placesOf,
  worthOf,
} from './rules/places.ts'
export { endsRound, nextSeat } from './rules/turn.ts'
export { wasteOf } from './rules/waste.ts'
export {
  type Army,
  FORTS,
  HOUSE_RULES,
  type HouseRules,
  type Land,
  type Outcome,
  type Phase,
  type Rules,
  SEATS,
  type Seat,
  type SeatName,
  type State,
  seatsOf,
  WON_BY,
} from './state.ts'
export { storedForm } from './stored.ts'
export type { Fortland } from './types.ts'
export {
  armyOn,
  cellOf,
  isCity,
  ownerOf,
  placeName,
  spacesOf,
  spacesOfRoad,
} from './view.ts'
export { actionText, type GivenAction, parseAction, parseGiven, parseTurn, turnText } from './words.ts'
