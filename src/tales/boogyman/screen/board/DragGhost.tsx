import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { DragGhost as Ghost } from '../../../../ui/stage/drag/DragGhost.tsx'
import type { Held } from '../../../../ui/stage/drag/drop-target.tsx'
import type { InHand } from '../../intent/in-hand.ts'
import { ThingPicture } from '../clearing/Pieces.tsx'

interface DragGhostProps extends Held {
  piece: NonNullable<InHand>
  side: SeatName
}

/** How wide a piece is drawn on its way, in tiles. */
const WIDE = 0.62

/** A piece on its way. */
export const DragGhost = ({ piece, side, ...held }: DragGhostProps) => (
  <Ghost {...held} wide={WIDE}>
    <ThingPicture
      thing={piece.kind === 'pawn' ? { kind: 'folk', side, acted: false } : { kind: 'boogyman', side }}
      seed=""
      selected
    />
  </Ghost>
)
