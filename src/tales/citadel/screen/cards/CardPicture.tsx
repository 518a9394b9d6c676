import { BuildingCard, EventPage, InfluenceCard, PowerMedal } from '../../art/index.ts'
import type { Picture } from './card.ts'

/** The breadth of a picture, in pixels: its name stands beside it. */
const SIZE = 76

/** The picture of what an entry explains. */
export function CardPicture({ picture }: { picture: Picture }) {
  switch (picture.kind) {
    case 'building':
      return <BuildingCard building={picture.building} size={SIZE} />
    case 'influence':
      return <InfluenceCard influence={picture.influence} size={SIZE} />
    case 'event':
      return <EventPage event={picture.event} size={SIZE} />
    case 'power':
      return <PowerMedal category={picture.category} size={SIZE} />
  }
}
