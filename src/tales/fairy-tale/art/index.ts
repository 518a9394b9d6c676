export { BuildingIcon } from './buildings/BuildingIcon.tsx'
export { hasLetters, paintEmptyPlace, paintTile } from './canvas/paint-ground.ts'
export { type DeedPictured, type ExpansionArt, ExpansionArtContext } from './expansion-art.ts'
export { barredFor, barsIn } from './forest/bars.ts'
export { ROUND } from './forest/edges.ts'
export { Forest, type ForestTile } from './forest/Forest.tsx'
export { CarriedIcon, CarriedToken } from './heroes/CarriedToken.tsx'
export type { Carried } from './heroes/carried-markup.ts'
export { Borne, BorneIcon, type BorneThing, Figure, type FigureKind, Hammer } from './heroes/figures.tsx'
export { HeroIcon, HeroStandee } from './heroes/HeroStandee.tsx'
export { HEROES, type HeroId } from './heroes/hero-markup.ts'
export {
  BuildMark,
  DeedIcon,
  DeedMark,
  OpeningMark,
  PowerMark,
  RemoveMark,
  SymbolMark,
} from './marks/legal.tsx'
export { SideWedge } from './marks/SideWedge.tsx'
export { SignPost } from './marks/SignPost.tsx'
export { CrackedTile, FullRibbon, GoneMark } from './marks/warnings.tsx'
export { MonsterSpeck } from './monsters/MonsterSpeck.tsx'
export { MonsterArt, MonsterIcon, MonsterToken } from './monsters/MonsterToken.tsx'
export type { MonsterKind } from './monsters/monster-markup.ts'
export { type Rest, RestSign } from './monsters/RestSign.tsx'
export { Oak } from './oak/Oak.tsx'
export { Dawn } from './pictures/Dawn.tsx'
export { Dusk } from './pictures/Dusk.tsx'
export { FirstLight } from './pictures/FirstLight.tsx'
export { EAST, NORTH, type Roads, type Side, SOUTH, WEST } from './roads/roads.ts'
export { SymbolIcon } from './symbols/SymbolIcon.tsx'
export { roomOfSigns } from './symbols/symbols-markup.ts'
export { type DetailLevel, detailFor } from './tile/detail.ts'
export { TileArt, TileIcon } from './tile/TileArt.tsx'
export { faceLook, symbolsKey, type TileLook } from './tile/tile-markup.ts'
export { Acorns } from './tokens/Acorns.tsx'
export { Gem, GemIcon, type GemState } from './tokens/Gem.tsx'
export { GoalDial } from './tokens/GoalDial.tsx'
export { CrackedHeart, HeartHalves, HeartIcon, HurtIcon } from './tokens/Heart.tsx'
export { PileStack } from './tokens/PileStack.tsx'
