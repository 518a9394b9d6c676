import { memo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { type HeroId, heroMarkup } from './hero-markup.ts'

interface HeroStandeeProps {
  character: HeroId
  /** Height in the units of the SVG around it. */
  height: number
  /** True for a gold edge, with ink on both sides. */
  selected?: boolean
}

/** A character's standee, the feet centred at (0, 0), the top at -height. */
export const HeroStandee = memo(function HeroStandee({
  character,
  height,
  selected = false,
}: HeroStandeeProps) {
  const scale = height / 76
  return (
    <g transform={`translate(${-32 * scale} ${-height}) scale(${scale})`}>
      <Markup svg={heroMarkup(character, selected)} />
    </g>
  )
})

/** The standee as a separate picture, `height` pixels high. */
export const HeroIcon = memo(function HeroIcon({ character, height, selected = false }: HeroStandeeProps) {
  return (
    <svg
      className="grows"
      width={(height * 72) / 82}
      height={height}
      viewBox="-4 -3 72 82"
      overflow="visible"
      aria-hidden="true"
    >
      <Markup svg={heroMarkup(character, selected)} />
    </svg>
  )
})
