import './palette.css'

export { Candle, CandleShape } from './Candle.tsx'
export { FullCard, SmallCard } from './Cards.tsx'
export { SMALL_CARD } from './card-markup.ts'
export { CreatureIcon, Standee, StandeeShape, TreasureIcon } from './Figures.tsx'
export { Keep, Meadow } from './Keep.tsx'
export { blockMarkup, KindIcon, Land } from './Lands.tsx'
export {
  Crown,
  Lantern,
  RoadStar,
  Skull,
  SkullShape,
  Swords,
  SwordsShape,
  Unhurt,
  WallShield,
} from './Marks.tsx'
export { Ending, type EndingCast, FortressCover } from './pictures.tsx'
