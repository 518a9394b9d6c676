import type { ReactNode } from 'react'
import { goalOf, type Plot, type Seat, type State } from '../../../../engine/citadel/index.ts'
import { boxRound, type Detail, VIEW_BOX } from '../../art/town/index.ts'
import { looksIn } from './looks.ts'
import { Markers } from './Markers.tsx'
import { OwnedRim, PlotPiece } from './PlotPieces.tsx'
import { TownGround, TownPrint } from './TownGround.tsx'

interface StillTownProps {
  /** Any position, or what somebody may see of one: only what lies open to all is drawn. */
  state: State
  /** Whose marker is ringed in gold. */
  you?: Seat | null
  detail?: Detail
  /** Only the part of the town round these plots; all of it if not given. */
  around?: readonly Plot[]
  /** Over the plots and below their pieces. */
  under?: ReactNode
  /** Over everything. */
  children?: ReactNode
}

/** How much is seen round a part of the town. */
const ROOM = 24

/** A position as a picture: it fills what is round it, and is described by whoever shows it. */
export function StillTown({ state, you = null, detail = 'bold', around, under, children }: StillTownProps) {
  const box = around && boxRound(around, ROOM)
  return (
    <svg
      viewBox={box ? `${box.x} ${box.y} ${box.width} ${box.height}` : VIEW_BOX}
      width="100%"
      overflow={box ? 'hidden' : 'visible'}
      aria-hidden="true"
    >
      <TownDrawing state={state} you={you} detail={detail} under={under} />
      {children}
    </svg>
  )
}

interface TownDrawingProps {
  state: State
  you: Seat | null
  detail: Detail
  under?: ReactNode
}

/** Everything that is to be seen of a position, in units of the town. */
export function TownDrawing({ state, you, detail, under }: TownDrawingProps) {
  const looks = looksIn(state)
  return (
    <>
      <TownGround detail={detail} goal={goalOf(state)} />
      {looks.map(
        ({ plot, order }) => order && <OwnedRim key={plot} plot={plot} order={order} detail={detail} />,
      )}
      {detail === 'fine' && <TownPrint />}
      {under}
      {looks.map((look) => (
        <PlotPiece key={look.plot} {...look} detail={detail} />
      ))}
      <Markers state={state} you={you} detail={detail} />
    </>
  )
}
