import { type ReactNode, useId } from 'react'
import { INK } from '../svg.ts'

const EDGE = 'M8 6Q280 0 552 6Q558 131 553 256Q280 261 7 255Q2 131 8 6Z'
const LINE = 'M15 13Q280 7 545 13Q551 131 546 249Q280 254 14 248Q9 131 15 13Z'

interface PlateProps {
  /** Day or night colors for pieces and trees, independent of the page's color scheme. */
  hour: 'light' | 'night'
  children: ReactNode
}

/** A framed picture in the book, 560 by 262, as wide as the page. */
export function Plate({ hour, children }: PlateProps) {
  const clip = useId()
  return (
    <svg data-theme={hour} viewBox="0 0 560 262" width="100%" display="block" aria-hidden="true">
      <clipPath id={clip}>
        <path d={EDGE} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{children}</g>
      <path d={EDGE} fill="none" stroke={INK} strokeWidth={3} />
      <path d={LINE} fill="none" stroke="#FFF6D8" strokeWidth={1.8} />
    </svg>
  )
}
