/** The only entry point of The Indomitable Citadel for bots, the store, the screens and the referee. */
export { type Action, type Refusal, SHOPS, type Shop } from './actions.ts'
export { ordersOf } from './begin-game.ts'
export {
  asPlot,
  groundOf,
  PLOTS,
  type Plot,
  type PrintedPlot,
  parsePlot,
  plotName,
  RINGS,
  RIVER,
  type Ring,
  ROADS,
  type Road,
  SECTORS,
} from './board.ts'
export {
  BUILDING_IDS,
  BUILDINGS,
  type Building,
  type BuildingId,
  buildingOf,
  CATEGORIES,
  type Category,
  EPOCHS,
  type Epoch,
  isBuilding,
} from './buildings.ts'
export { CARD_IDS, type CardId, copiesOf, epochOf } from './cards.ts'
export { type Config, FEWEST_PEOPLE, goalFor, MOST_PEOPLE, standardRules, storedConfig } from './config.ts'
export { copyOf } from './copy.ts'
export { determinize } from './determinize.ts'
export { EVENT_CARD_IDS, EVENT_CARDS, type EventCardId, isEventCard } from './event-cards.ts'
export type { Cause, Event } from './events.ts'
export { citadel } from './game.ts'
export {
  type CardAim,
  INFLUENCE_IDS,
  type InfluenceId,
  influenceOf,
  isInfluence,
  MOST_INFLUENCE,
} from './influence.ts'
export { parseNotation, writeNotation } from './notation/notation.ts'
export { problemText } from './notation/problem.ts'
export { countOf, kindsIn, type Pool, sizeOf } from './pool.ts'
export { buildsLeft, costOf } from './rules/actions/build.ts'
export { PRICE_OF_PILE } from './rules/actions/buy-pile.ts'
export { MOST_CLAIMS } from './rules/actions/claim.ts'
export { PRICE_OF_HIRING } from './rules/actions/hire.ts'
export { PRICE_OF_RAZING } from './rules/actions/raze.ts'
export { askedFor, givenFor } from './rules/actions/shops.ts'
export { fallingWith } from './rules/claims.ts'
export { type Allotment, allotmentOf, firstPlots, hasEnough, playsForPlots } from './rules/first-plots.ts'
export { kindsHeld } from './rules/hands.ts'
export { type Income, incomeOf, taxOf } from './rules/income.ts'
export { charterPrice } from './rules/influence-cards/charter.ts'
export { bordersOn, builtOn, countBuilt, ownerOf, plotsOf, standingOn } from './rules/plots.ts'
export { POWER_FROM } from './rules/powers.ts'
export { goalOf, isRedBox, POWERS, pointsOf } from './rules/score.ts'
export {
  areRivals,
  clockwiseFrom,
  isSamePerson,
  knightsLeft,
  leadsTwo,
  nextSeat,
  playing,
  seatOf,
  seatsOf,
  seatsOfPeople,
} from './rules/seats.ts'
export { hasTurnpike, refuseSite } from './rules/site.ts'
export {
  asSeat,
  ENDINGS,
  type Ending,
  type HandCard,
  HOUSE_RULES,
  type HouseRules,
  KNIGHTS,
  ORDERS,
  type Order,
  PHASES,
  type Phase,
  type Question,
  type QuestionType,
  type Seat,
  type SeatState,
  type Spent,
  type State,
  UNTAXED,
} from './state.ts'
export { storedForm } from './stored.ts'
export type { Citadel, View } from './types.ts'
export { actionText, parseAction } from './words.ts'
