import { memo } from 'react'
import { Markup } from '../Markup.tsx'
import { streamOf } from '../random.ts'
import { blob, INK } from '../svg.ts'

interface WaxProps {
  /** Across, in pixels of a usual screen. */
  size: number
  colour: string
  /** What is pressed into it: SVG text of our own drawings, round (0, 0) in a box of 60. */
  sign: string
  /** Still to be earned: a dashed ring with the sign printed in it. */
  blank?: boolean
}

const LUMP = blob(streamOf('wax'), 0, 0, 33, 13, 0.08)

/** A seal of wax with a sign pressed into it, or the ring where it belongs. */
export const Wax = memo(function Wax({ size, colour, sign, blank = false }: WaxProps) {
  return (
    <svg className="grows" width={size} height={size} viewBox="-44 -44 88 88" aria-hidden="true">
      {blank ? (
        <circle r={34} fill="var(--page-2)" stroke="var(--rule)" strokeWidth={2.6} strokeDasharray="6 5" />
      ) : (
        <>
          <path d={LUMP} fill="var(--shadow)" transform="translate(2 3.5)" />
          <path d={LUMP} fill={colour} stroke={INK} strokeWidth={2.2} />
          <circle r={28} fill="none" stroke="#ffffff52" strokeWidth={1.6} />
        </>
      )}
      <g
        transform="scale(.92)"
        opacity={blank ? 0.5 : undefined}
        style={blank ? { filter: 'brightness(.55) sepia(.6)' } : undefined}
      >
        <Markup svg={sign} />
      </g>
    </svg>
  )
})
