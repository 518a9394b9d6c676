/** The public interface of The Last Fairy Tale, for bots, the store, the screens and the referee. */
export type { Action, ActionOf, ActionType, Refusal, RefusalCode } from './actions.ts'
export {
  ALL_BOXES,
  BOXES,
  type Boxes,
  type BoxId,
  EXPANSION_BOXES,
  type ExpansionId,
  everyBox,
  hasExpansion,
  sameBoxes,
} from './boxes.ts'
export { buildingBox, houseOn, isGoal } from './buildings.ts'
export { CHARACTER_IDS, type CharacterId, POWER_IDS, type PowerId } from './characters/ids.ts'
export { GRANDMOTHER } from './characters/red-riding-hood.ts'
export {
  boxesIn,
  type Config,
  DEFAULT_DIFFICULTY,
  defaultBoxes,
  heartsOf,
  needsExpansions,
  type SeatConfig,
  slotsOf,
  standardRules,
  winsByDiamonds,
} from './config.ts'
export { copyOf, copyWithPile } from './copy.ts'
export { DIFFICULTIES, type Difficulty, FIRST_GAME, FULL_DIFFICULTIES } from './difficulties.ts'
export type {
  BarredBy,
  BasicEventType,
  ClearedBy,
  DrawnBy,
  Event,
  EventOf,
  EventType,
  ExpansionEventType,
  Haste,
  HeldBy,
  Item,
  LitBy,
  SpawnReason,
  StepReason,
  Tried,
} from './events.ts'
export type { Content, Expansions } from './expansion-content.ts'
export { bellsRing, isWrecker } from './expansion-queries.ts'
export {
  type Closure,
  type ClosureId,
  CURSES,
  type CurseId,
  type Delay,
  type ExpansionState,
  SPELLS,
  type SpellId,
  THINGS,
  type ThingId,
} from './expansion-state.ts'
export { createFairyTale, type FairyTaleRules } from './game.ts'
export {
  type BasicBuildingId,
  type BasicSymbolId,
  BUILDING_IDS,
  type BuildingId,
  EXPANSION_BUILDING_IDS,
  EXPANSION_SYMBOL_IDS,
  type ExpansionBuildingId,
  type ExpansionSymbolId,
  SYMBOL_IDS,
  type SymbolId,
} from './ids.ts'
export type { Memory } from './memory.ts'
export { faceText } from './notation/faces.ts'
export { memoryText } from './notation/lines/seats.ts'
export { writeForest } from './notation/notation.ts'
export { problemText } from './notation/problem.ts'
export { suggestOpening } from './rules/actions/lay.ts'
export { allowance, expandsLeft, powersLeft, removesLeft, stepsLeft } from './rules/allowance.ts'
export { isShut } from './rules/bars.ts'
export { costsOf, iconsIn, type Price, payRefusal, pricesOf } from './rules/costs.ts'
export { FACE_OF, sideOfDie } from './rules/die.ts'
export {
  activeDen,
  decides,
  type Entrance,
  type EntranceReason,
  entranceOf,
  type NoEntrance,
  whyEntrance,
  whyNoEntrance,
} from './rules/entrance.ts'
export { fellable, isClosed } from './rules/felling.ts'
export {
  type Bounds,
  boundsOf,
  emptyPlaces,
  extent,
  isJoined,
  places,
  roadEnds,
  tileAt,
} from './rules/forest.ts'
export { capacityAt, isFull } from './rules/fullness.ts'
export { type Progress, progressOf } from './rules/goal.ts'
export { diamondsToCome, handOf, pileSize } from './rules/market.ts'
export { type Mover, movers } from './rules/movement.ts'
export { openRoads } from './rules/open-roads.ts'
export { planAt, whyDesired } from './rules/plan.ts'
export { joinedToOak } from './rules/reach.ts'
export { movesByRound, seatAfter } from './rules/rounds.ts'
export { isGone, standsAt } from './rules/seats.ts'
export { sidesOf } from './rules/sides.ts'
export { monstersToCome, whyCount } from './rules/spawn.ts'
export { strengthOf } from './rules/walls.ts'
export { DIAMONDS, HEARTS, MOST_SEATS } from './setup.ts'
export {
  type ClearingPermission,
  HOUSE_RULES,
  type HouseRules,
  type Opening,
  type OpeningSpot,
  type Outcome,
  type Pending,
  type Rolls,
  type Spent,
  type State,
  type Third,
} from './state.ts'
export { storedConfig } from './stored-config.ts'
export type { ExpansionEffect, SymbolEffect } from './symbols.ts'
export { isResource, symbolBox } from './symbols.ts'
export {
  type Face,
  faceOf,
  hasRoad,
  liesAlike,
  MONSTER_KINDS,
  type Monster,
  type MonsterKind,
  type Printed,
  pathFace,
  type RoadShape,
  type Roads,
  roadSides,
  SHAPES,
  type Tile,
  TURNS,
  type Turn,
  tileWith,
  turned,
  turnRoads,
} from './tiles.ts'
export type { FairyTale } from './types.ts'
export {
  deciderSeat,
  type FellingView,
  facesToFall,
  fellingOf,
  heldNow,
  layingTurns,
  memoryOf,
  monsterCount,
  mostKept,
  placementRefusals,
  placementsOf,
  placesToChoose,
  powersOf,
  type SymbolView,
  stepFrom,
  stepsFrom,
  swapTurns,
  takeRefusal,
  tamesCrowds,
  turnTurns,
  type Unlayable,
  type Walk,
  walkRefusal,
  walks,
  whyNowhere,
} from './view.ts'
