import { useId } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { SIDE, wastelandPiece } from '../../../../ui/art/paper/wasteland.ts'
import { Layer } from '../clearing/Layer.tsx'

/** Half the size of the drawing, in hundredths of a tile: larger than any window. */
const ACROSS = 3000
const DOWN = 2000

/** The drawings on the table around the clearing, as a repeating pattern. */
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
