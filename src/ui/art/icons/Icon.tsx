import { memo } from 'react'
import { INK } from '../svg.ts'
import { GLYPHS } from './glyphs.ts'
import { GAME_ICONS } from './icons.generated.ts'

export type IconName = keyof typeof GAME_ICONS | keyof typeof GLYPHS | 'clockwise-rotation' | 'tile'

interface IconProps {
  name: IconName
  /** Side of its box: pixels for `Icon`, units of the SVG around it for `IconShape`. */
  size: number
}

function isGameIcon(name: IconName): name is keyof typeof GAME_ICONS {
  return name in GAME_ICONS
}

/** A little tile with a road, for "expand". */
const TILE_ICON = (
  <g>
    <path d="M10 10h44v44H10z" fill="var(--ground)" stroke={INK} strokeWidth={4} strokeLinejoin="round" />
    <path d="M10 32H54M32 32V54" fill="none" stroke={INK} strokeWidth={18} />
    <path d="M12 32H52M32 32V52" fill="none" stroke="var(--road)" strokeWidth={11} />
    <path d="M10 10h44v44H10z" fill="none" stroke="var(--ink)" strokeWidth={4} strokeLinejoin="round" />
  </g>
)

/** The other turn in a mirror, as it was drawn. */
const CLOCKWISE = (
  <g transform="matrix(-1 0 0 1 64 0)">
    <Shape name="anticlockwise-rotation" />
  </g>
)

function Shape({ name }: { name: IconName }) {
  if (name === 'tile') return TILE_ICON
  if (name === 'clockwise-rotation') return CLOCKWISE
  if (isGameIcon(name)) return <path d={GAME_ICONS[name]} fill="currentColor" transform="scale(.125)" />
  const filled = name === 'play' || name === 'skip' || name === 'star'
  return (
    <path
      d={GLYPHS[name]}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={7}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** An icon in the current colour, its middle at (0, 0), for use inside an SVG. */
export const IconShape = memo(function IconShape({ name, size }: IconProps) {
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 64})`}>
      <Shape name={name} />
    </g>
  )
})

/** An icon as a picture of its own, in the colour of the text around it. */
export const Icon = memo(function Icon({ name, size }: IconProps) {
  return (
    <svg className="grows" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <Shape name={name} />
    </svg>
  )
})
