import { Markup } from '../../../../ui/art/Markup.tsx'
import { type Carried, carriedMarkup } from './carried-markup.ts'

interface CarriedTokenProps {
  carried: Carried
  /** Side of its box, in the units of the SVG around it. */
  size: number
}

/** The token of a thing that a character carries, centred at (0, 0). */
export function CarriedToken({ carried, size }: CarriedTokenProps) {
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 64})`}>
      <Markup svg={carriedMarkup(carried)} />
    </g>
  )
}

/** The token as a picture of its own, `size` pixels wide. */
export function CarriedIcon({ carried, size }: CarriedTokenProps) {
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-5 -6 74 76"
      overflow="visible"
      aria-hidden="true"
    >
      <Markup svg={carriedMarkup(carried)} />
    </svg>
  )
}
