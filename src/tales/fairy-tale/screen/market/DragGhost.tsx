import type { Face } from '../../../../engine/fairy-tale/index.ts'
import { DragGhost as Ghost } from '../../../../ui/stage/drag/DragGhost.tsx'
import type { Held } from '../../../../ui/stage/drag/drop-target.tsx'
import { TilePicture } from './TilePicture.tsx'

/** A tile on its way, as large as the tiles of the forest. */
export const DragGhost = ({ face, ...held }: Held & { face: Face }) => (
  <Ghost {...held}>
    <TilePicture face={face} />
  </Ghost>
)
