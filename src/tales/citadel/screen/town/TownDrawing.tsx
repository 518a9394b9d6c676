import type { ReactNode } from 'react'
import { goalOf, type Plot, type Seat, type State } from '../../../../engine/citadel/index.ts'
import type { Detail } from '../../art/town/index.ts'
import type { Cue } from '../../table.ts'
import { looksIn } from './looks.ts'
import { Markers } from './Markers.tsx'
import { OwnedRim, PlotPiece } from './PlotPieces.tsx'
import { TownGround, TownPrint } from './TownGround.tsx'

interface TownDrawingProps {
  /** Any position, or what somebody may see of one. */
  state: State
  /** Whose marker is ringed in gold. */
  you: Seat | null
  detail: Detail
  /** With the forest outside the wall; as a rule where all is drawn. */
  hasWood?: boolean
  /** What happens just now: what it brings comes in. */
  cue?: Cue | null
  /** Over the plots and below their pieces. */
  under?: ReactNode
}

/** Everything that is to be seen of a position, in units of the town. */
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

/** What an event brings to which plot. */
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
