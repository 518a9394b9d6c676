import './town.css'

export {
  type Box,
  boxRound,
  EDGES,
  middleOf,
  REACH,
  SECTOR,
  sectorOf,
  spotOn,
  VIEW_BOX,
  WALL,
  type Wedge,
  wedgeAt,
  wedgeOf,
} from './geometry.ts'
export { type Detail, groundMarkup, woodMarkup } from './ground-markup.ts'
export { type MarkerPlace, markerPlaces } from './markers.ts'
export { ownedMarkup, plotsMarkup, printMarkup } from './plots-markup.ts'
export { sliceOf, spotAt } from './polar.ts'
export { nameSpotOf, standOn } from './standing.ts'
export { type WallBox, wallBoxes } from './wall.ts'
export { sealMarkup, wallMarkup } from './wall-markup.ts'
