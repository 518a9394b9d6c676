import './palette.css'

export type { Look } from './boogyman-markup.ts'
export { Clearing, TileNames } from './clearing/Clearing.tsx'
export { hexagonPath, middleOf, TILE } from './clearing/geometry.ts'
export { PLATE_BOX } from './clearing/plate.ts'
export { PREY_AT, RIPE_AT, type Slot, slotsOf, type Thing } from './clearing/slots.ts'
export { detailFor } from './clearing/tile-markup.ts'
export { Bench } from './home/Bench.tsx'
export { Hole } from './home/Hole.tsx'
export { ActionPrint, CallEyes, CallSign, Eaten, SpawnSign } from './home/signs.tsx'
export { ChosenRim, LeavesTreeMark, PreyMark, ReachRim, RipeMark, SafeMark } from './marks/offers.tsx'
export { Hunt } from './marks/ways.tsx'
export { BoogymanCover } from './pictures/Cover.tsx'
export { Draw, Victory } from './pictures/Plates.tsx'
export {
  Boogyman,
  BoogymanIcon,
  ClearingTree,
  ClearingTreeIcon,
  Folk,
  FolkIcon,
  PlacedThing,
  ThingArt,
} from './pieces.tsx'
