/**
 * The only door of The Indomitable Citadel: what computer players, the store, the screens and the referee may know of it.
 */
export { type Action, type ActionOf, type Refusal, type RefusalCode, SHOPS, type Shop } from './actions.ts'
export {
  type Ground,
  groundOf,
  PLOTS,
  type Plot,
  parsePlot,
  plotName,
  RINGS,
  RIVER,
  type Ring,
  ROADS,
  type Road,
} from './board.ts'
export { BUILDING_IDS, type BuildingId, buildingOf, CATEGORIES, type Category, EPOCHS } from './buildings.ts'
export { CARD_IDS, type CardId, copiesOf, epochOf } from './cards.ts'
export { type Config, FEWEST_PEOPLE, MOST_PEOPLE, standardRules } from './config.ts'
export { copyOf } from './copy.ts'
export { dealtAnew } from './deal-anew.ts'
export { EVENT_CARD_IDS, type EventCardId } from './event-cards.ts'
export type { Event, EventOf, EventType } from './events.ts'
export { citadel } from './game.ts'
export { INFLUENCE_IDS, type InfluenceId, influenceOf, isInfluence, MOST_INFLUENCE } from './influence.ts'
export type { Citadel } from './kind.ts'
export { parseNotation, problemText, writeNotation } from './notation/index.ts'
export { countOf, type Pool, sizeOf } from './pool.ts'
export { fallingWith } from './rules/claims.ts'

export { type Income, incomeOf, taxOf } from './rules/income.ts'
export { bordersOn, countBuilt, ownerOf, plotsOf, standingOn } from './rules/plots.ts'
export { POWER_FROM } from './rules/powers.ts'
export { goalOf, isRedBox, POWERS, pointsOf } from './rules/score.ts'
export { areRivals, knightsLeft, playing, seatOf } from './rules/seats.ts'
export { refuseSite } from './rules/site.ts'

export {
  type Ending,
  type HandCard,
  HOUSE_RULES,
  type HouseRules,
  KNIGHTS,
  ORDERS,
  type Order,
  type Question,
  type Seat,
  type State,
} from './state.ts'
export { storedForm } from './stored.ts'
export { actionText, parseAction } from './words.ts'
