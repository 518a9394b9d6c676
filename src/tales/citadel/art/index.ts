export { BuildingCard, CardBack, EventPage, InfluenceCard } from './cards/Cards.tsx'
export { GatePicture } from './GatePicture.tsx'
export { KnightPiece, Shield } from './Pieces.tsx'
export { Brick, BuildingPicture, CategorySign, PowerMedal } from './Signs.tsx'
