import { memo } from 'react'
import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import { CrackedTile } from '../../art/index.ts'
import type { StirredFuture } from '../forest/expansion-land.ts'
import { spotOf } from '../forest/layout.ts'
import { closedCovers } from './covers.ts'
import { StillCover } from './Land.tsx'
import { SignDisc, signOf } from './StirMarks.tsx'

interface StirPictureProps {
  future: StirredFuture
  /** Width of a sign, in hundredths of a tile. */
  size: number
}

/** The effects of a future other than steps of monsters, as a small picture: fire and water after it, and lost pieces. */
export const StirPicture = memo(function StirPicture({ future: { events, after }, size }: StirPictureProps) {
  return (
    <>
      {closedCovers(after, true).map((cover) => (
        <StillCover key={cover.place} {...cover} />
      ))}
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no names, and never change their order
        <Sign key={index} event={event} state={after} size={size} />
      ))}
    </>
  )
})

function Sign({ event, state, size }: { event: Event; state: State; size: number }) {
  const sign = signOf(event, state)
  if (!sign) return null
  const { x, y } = spotOf(sign.at)
  return (
    <g transform={`translate(${x * 100} ${y * 100})`} data-stirs={event.type}>
      {event.type === 'tile-burnt' && event.destroyed && (
        <g transform="translate(-50 -50)">
          <CrackedTile />
        </g>
      )}
      <g transform={`scale(${size / 26})`}>
        <SignDisc>{sign.picture}</SignDisc>
      </g>
    </g>
  )
}
