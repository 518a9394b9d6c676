import { useId } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { SIDE, wastelandPiece } from '../../../../ui/art/paper/wasteland.ts'
import { Layer } from '../clearing/Layer.tsx'

/** How far the drawings go each way, in hundredths of a tile: beyond the edges of any window. */
const ACROSS = 3000
const DOWN = 2000

/** What is drawn on the table round the clearing: the same piece again and again. */
export function TableDrawings() {
  const id = useId()
  return (
    <Layer still>
      <pattern id={id} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
        <Markup svg={wastelandPiece()} />
      </pattern>
      <rect x={-ACROSS} y={-DOWN} width={2 * ACROSS} height={2 * DOWN} fill={`url(#${id})`} />
    </Layer>
  )
}
