import './palette.css'

export { FortlandCover } from './Cover.tsx'
export { emblemMarkup } from './countries/emblems.ts'
export { EndPlate } from './EndPlate.tsx'
export { Danger, dangerOn, NoStop, PlaceFrame, Reach, RoadWay, TurnMark } from './marks.tsx'
export {
  ActionPip,
  Army,
  ArmyIcon,
  EmblemIcon,
  FortDotIcon,
  FortIcon,
  PlaceIcon,
} from './pieces.tsx'
export {
  type BoardSide,
  cornerOf,
  degreesOf,
  numberOf,
  type Ring,
  ringOf,
  sideOf,
  spotOfSpace,
  wayAlong,
} from './ring/geometry.ts'
export {
  groundsMarkup,
  houseMarkup,
  type PlaceLook,
  placeFortMarkup,
  roadMarkup,
} from './ring/ring-markup.ts'
