import type { ReactNode } from 'react'
import type { Plot, Seat, State } from '../../../../engine/citadel/index.ts'
import { boxRound, type Detail, VIEW_BOX } from '../../art/town/index.ts'
import { TownDrawing } from './TownDrawing.tsx'

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
