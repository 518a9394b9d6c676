import './palette.css'

export { emblemMarkup } from './countries/emblems.ts'
export { Danger, dangerOn, NoStop, PlaceFrame, Reach, RoadWay, TurnMark } from './marks.tsx'
export { FortlandCover } from './pictures/Cover.tsx'
export { EndPlate } from './pictures/Plates.tsx'
export { fortAt } from './pieces/fort-markup.ts'
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
  cornerOf,
  type Detail,
  numberOf,
  type Ring,
  ringOf,
  type Side,
  sideOf,
  spotOfSpace,
  turnOf,
  wayAlong,
} from './ring/geometry.ts'
export {
  FORT_AT,
  groundsMarkup,
  houseMarkup,
  type PlaceLook,
  placeFortMarkup,
  roadMarkup,
} from './ring/ring-markup.ts'
