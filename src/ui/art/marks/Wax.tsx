import { type CSSProperties, memo } from 'react'
import { Markup } from '../Markup.tsx'
import { streamOf } from '../random.ts'
import { blob, INK } from '../svg.ts'

interface WaxProps {
  /** Diameter, in pixels at UI scale 1. */
  size: number
  colour: string
  /** The pressed sign: SVG text of our own drawings (`ui/stats/wax`) around (0, 0), in a box of 60. */
  sign: string
  /** True if the seal is not yet earned: a dashed ring with the sign printed in it. */
  blank?: boolean
}

const LUMP = blob(streamOf('wax'), 0, 0, 33, 13, 0.08)

/** Color of the raised wax, light on the seal's own color. */
const CREAM = '#FFF3E2'

/** Style of the print in the ring. Plain colors, as some browsers ignore opacity on a part of an SVG. */
const PRINTED = { color: 'var(--rule)', '--wax': 'var(--page-2)' } as CSSProperties

/** A wax seal with a sign pressed into it, or the ring of a seal not yet earned. */
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
        style={blank ? PRINTED : ({ color: CREAM, '--wax': colour } as CSSProperties)}
      >
        <Markup svg={sign} />
      </g>
    </svg>
  )
})
