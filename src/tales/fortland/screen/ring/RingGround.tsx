import { memo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import {
  groundsMarkup,
  houseMarkup,
  type PlaceLook,
  placeFortMarkup,
  type Ring,
  roadMarkup,
} from '../../art/index.ts'

const Road = memo(function Road({ ring }: { ring: Ring }) {
  return <Markup svg={roadMarkup(ring)} />
})

const Grounds = memo(function Grounds({ ring, lands }: { ring: Ring; lands: string }) {
  const of = lands.split(' ').map((land) => (isLand(land) ? land : null))
  return <Markup svg={groundsMarkup(ring, of)} />
})

const isLand = (land: string): land is NonNullable<PlaceLook['land']> => land !== '-'

interface PlaceProps extends PlaceLook {
  ring: Ring
  index: number
}

const House = memo(function House({ ring, index, ...look }: PlaceProps) {
  return <Markup svg={houseMarkup(ring, index, look)} />
})

const Fort = memo(function Fort({ ring, index, ...look }: PlaceProps) {
  return (
    <g data-fort={look.fort}>
      <Markup svg={placeFortMarkup(ring, index, look)} />
    </g>
  )
})

interface RingGroundProps {
  ring: Ring
  looks: readonly PlaceLook[]
  /** The place with a fort in its rising animation. */
  rising?: number | null
}

/** The ground layer in ring units: the road, the places, castles, towns and forts. */
export const RingGround = ({ ring, looks, rising = null }: RingGroundProps) => (
  <>
    <Road ring={ring} />
    <Grounds ring={ring} lands={looks.map(({ land }) => land ?? '-').join(' ')} />
    {looks.map((look, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its number
      <g key={index} data-land={index}>
        <House ring={ring} index={index} {...look} />
      </g>
    ))}
    {looks.map(
      (look, index) =>
        look.fort && (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its number
          <g key={`${index} ${look.fort}`} data-rising={rising === index ? '' : undefined}>
            <Fort ring={ring} index={index} {...look} />
          </g>
        ),
    )}
  </>
)
