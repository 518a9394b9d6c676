/** The public API of The Fortress for bots, the store, screens and the referee. Other rooms must import from here. */
export { type Action, REFUSALS, type Refusal } from './actions.ts'
export { cardsOf, emptyState } from './begin-game.ts'
export {
  CARDS,
  type CardId,
  CREATURES,
  type CreatureFace,
  type CreatureId,
  cardPlace,
  costOf,
  creatureFace,
  inAll,
  isCreature,
  isLand,
  isTreasure,
  KINDS,
  type LandKind,
  type OfKinds,
  ofNoKind,
  parseCard,
  sortedCards,
  sumOf,
  TREASURES,
  type TreasureId,
} from './cards.ts'
export {
  type Against,
  type Config,
  type Muster,
  placeAgainst,
  standardRules,
} from './config.ts'
export { copyOf } from './copy.ts'
export { type AssaultResult, type Event, REASONS, type Reason } from './events.ts'
export {
  FORTRESS_IDS,
  FORTRESSES,
  type Fortress as FortressPlace,
  type FortressId,
  parseFortress,
} from './fortresses.ts'
export { fortress } from './game.ts'
export {
  CREATURES_IN_DECK,
  type Draft,
  type DraftAgainst,
  FEWEST_LANDS,
  MOST_ALIKE,
  MOST_LANDS,
  MUSTER_REFUSALS,
  type MusterRefusal,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  readAgainst,
  readDeck,
  refuseDeck,
  refuseMuster,
  SUGGESTED_DEFENDERS,
} from './muster-rules.ts'
export { type MusterFault, parseMuster, type SiegeText, writeMuster } from './notation/muster-notation.ts'
export { parseNotation, writeNotation } from './notation/notation.ts'
export { type ProblemCode, problemText } from './notation/problem.ts'
export { type Renown, renownOf } from './renown.ts'
export {
  afterSiege,
  beginRoad,
  exchanged,
  isWalked,
  LANTERNS,
  MOST_EXCHANGED,
  mayExchange,
  mayTryAgain,
  nextFortress,
  PERFECT,
  type RoadProgress,
  starsIn,
  starsOf,
} from './road.ts'
export { type Blow, blowsOf } from './rules/actions/fight.ts'
export { assaultBonus, assaultTotal, hasNoCreatures, isReady, isSent, nextToSend } from './rules/army.ts'
export { hasKey, landPrice, landsInPlay, landsLeft, landsOfKind, refusePrice } from './rules/lands.ts'
export { nightChange } from './rules/life.ts'
export {
  attackerAt,
  type Fighter,
  falls,
  firstBonus,
  isMet,
  type Meeting,
  meetingNow,
  rankOf,
  stepOf,
  whoMeets,
} from './rules/meeting.ts'
export { assaultResult } from './rules/outcome.ts'
export { gathered, HAND } from './rules/set-up.ts'
export { cardsATurn } from './rules/turn.ts'
export {
  type BesiegedFortress,
  CAUSES,
  type Cause,
  HOUSE_RULES,
  type HouseRules,
  isVictory,
  MOST_DEFENDERS,
  OUTCOMES,
  type Outcome,
  type OutcomeKind,
  type Pair,
  type Phase,
  phaseOf,
  type Question,
  type Soldier,
  STANDARD_WEATHER,
  START_LIFE,
  type State,
} from './state.ts'
export { storedForm } from './stored.ts'
export type { Fortress } from './types.ts'
export { countsOf, landsAmong, positionConfig } from './view.ts'
export { actionText, parseAction } from './words.ts'
