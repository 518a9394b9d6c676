import type { ReactNode } from 'react'
import { goalOf, type Plot, type Seat, type State } from '../../../../engine/citadel/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import type { Cue } from '../../runtime.ts'
import { looksIn } from './looks.ts'
import { Markers } from './Markers.tsx'
import { OwnedRim, PlotPiece } from './PlotPieces.tsx'
import { TownGround, TownPrint } from './TownGround.tsx'

interface TownDrawingProps {
  /** A full or redacted position. */
  state: State
  /** The seat with a gold ring around its marker. */
  you: Seat | null
  detail: Detail
  /** Draws the forest outside the wall. By default only at full detail. */
  hasWood?: boolean
  /** The event that playback shows; its pieces arrive. */
  cue?: Cue | null
  /** Drawn between the plots and their pieces. */
  under?: ReactNode
}

/** The complete drawing of a position, in units of the town. */
export function TownDrawing(props: TownDrawingProps) {
  const { state, you, detail, hasWood = detail === 'fine', cue = null, under } = props
  const looks = looksIn(state)
  const arrival = cue && arrivalOf(cue)
  return (
    <>
      <TownGround detail={detail} goal={goalOf(state)} hasWood={hasWood} />
      {looks.map(
        ({ plot, order }) => order && <OwnedRim key={plot} plot={plot} order={order} detail={detail} />,
      )}
      {detail === 'fine' && <TownPrint />}
      {under}
      {looks.map((look) => (
        <PlotPiece
          key={look.plot}
          {...look}
          detail={detail}
          arrives={arrival?.plot === look.plot ? arrival.how : undefined}
        />
      ))}
      <Markers state={state} you={you} detail={detail} />
    </>
  )
}

/** Returns the plot where an event places something, and the kind of piece. */
function arrivalOf({ event }: Cue): { plot: Plot; how: 'built' | 'taken' } | null {
  switch (event.type) {
    case 'built':
      return { plot: event.plot, how: 'built' }
    case 'chosen':
    case 'claimed':
    case 'besieged':
      return { plot: event.plot, how: 'taken' }
    default:
      return null
  }
}
