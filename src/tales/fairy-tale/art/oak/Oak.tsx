import { memo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { OAK } from './oak-markup.ts'

/** The size of the Oak's drawing as a factor on its tile. */
const OVERFLOW = 1.16

/** The Great Wise Oak over its tile: (0, 0) is the tile's corner, `size` its side. Must be drawn above the tiles. */
export const Oak = memo(function Oak({ size = 100 }: { size?: number }) {
  const scale = (size / 100) * OVERFLOW
  const left = size / 2 - 50 * scale
  const top = size * 0.97 - 96 * scale
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`}>
      <Markup svg={OAK} />
    </g>
  )
})
