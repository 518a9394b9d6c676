export { BuildingCard, CardBack, EventPage, InfluenceCard } from './cards/Cards.tsx'
export { GatePicture } from './GatePicture.tsx'
export { Brick, BuildingPicture, CategorySign, KnightPiece, PowerMedal, Shield } from './Pieces.tsx'
