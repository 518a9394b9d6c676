import type { ReactNode } from 'react'
import type { Plot, Seat, State } from '../../../../engine/citadel/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import { boxRound, VIEW_BOX } from '../../art/town/index.ts'
import { TownDrawing } from './TownDrawing.tsx'

interface StillTownProps {
  /** A full or redacted position. Only public information is drawn. */
  state: State
  /** The seat with a gold ring around its marker. */
  you?: Seat | null
  detail?: Detail
  /** Limits the picture to the surroundings of these plots. */
  around?: readonly Plot[]
  /** Drawn between the plots and their pieces. */
  under?: ReactNode
  /** Drawn on top. */
  children?: ReactNode
}

/** Space around a part of the town. */
const ROOM = 24

/** A static picture of a position. Fills its container, which must provide the description. */
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
