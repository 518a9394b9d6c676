import './town.css'

export { BESIEGER, besiegersOn } from './besiegers.ts'
export {
  boxRound,
  EDGES,
  middleOf,
  SECTOR,
  sectorOf,
  spotOn,
  TOWN_HALF_SIDE,
  VIEW_BOX,
  type ViewBox,
  WALL,
  wedgeAt,
  wedgeOf,
} from './geometry.ts'
export { groundMarkup, woodMarkup } from './ground-markup.ts'
export { markerPlaces } from './markers.ts'
export { ownedMarkup, plotsMarkup, printMarkup } from './plots-markup.ts'
export { sliceOf, spotAt } from './polar.ts'
export { nameSpotOf, plankSpotOf, standOn } from './town-spots.ts'
export { wallBoxes } from './wall.ts'
export { sealMarkup, wallMarkup } from './wall-markup.ts'
