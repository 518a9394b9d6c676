import { memo, useId } from 'react'
import { Markup } from '../Markup.tsx'
import { WASTE_SIDE, wastelandMarkup } from './wasteland.ts'

interface WastelandProps {
  x: number
  y: number
  width: number
  height: number
}

const WASTE = wastelandMarkup()

/** The ground round the forest, over the given rectangle; it moves with the board it is drawn in. */
export const Wasteland = memo(function Wasteland(area: WastelandProps) {
  const pattern = useId()
  return (
    <g>
      <pattern id={pattern} width={WASTE_SIDE} height={WASTE_SIDE} patternUnits="userSpaceOnUse">
        <Markup svg={WASTE} />
      </pattern>
      <rect {...area} fill="var(--table)" />
      <rect {...area} fill={`url(#${pattern})`} />
    </g>
  )
})
