import { memo } from 'react'
import { INK } from '../svg.ts'
import { GAME_ICONS } from './icons.generated.ts'

/** Our own signs, as lines in a 64-box. */
const GLYPHS = {
  plus: 'M32 14V50M14 32H50',
  minus: 'M14 32H50',
  fit: 'M16 26V16H26M38 16H48V26M48 38V48H38M26 48H16V38',
  menu: 'M12 20H52M12 32H52M12 44H52',
  undo: 'M24 13L10 28 24 43M12 28H38Q54 28 54 41T40 54H32',
  redo: 'M40 13L54 28 40 43M52 28H26Q10 28 10 41T24 54H32',
  tick: 'M14 34l12 13 24-30',
  cross: 'M18 18L46 46M46 18L18 46',
  pause: 'M22 14V50M42 14V50',
  person: 'M32 10A11 11 0 1 0 32.1 10zM10 56Q12 38 32 38T54 56',
  apprentice: 'M10 48Q32 58 54 48M19 46Q26 30 27 8L46 47M21 36Q32 41 41 37',
  guardian:
    'M32 8Q42 15 55 14Q56 44 32 57Q8 44 9 14Q22 15 32 8zM32 45V26M32 34Q41 33 42 24Q33 24 32 34Q23 32 22 22Q31 23 32 31',
  cub: 'M14 38A18 17 0 1 0 50 38A18 17 0 1 0 14 38M18 25A7 7 0 1 1 27 20M46 25A7 7 0 1 0 37 20M32 40v5M26 48Q32 51 38 48M25 33v1M39 33v1',
  arrow: 'M8 32H54M37 15L54 32 37 49',
  play: 'M22 14L48 32 22 50z',
  skip: 'M14 16L34 32 14 48zM42 16V48',
  speaker: 'M10 25H19L32 13V51L19 39H10zM40 25Q46 32 40 39M47 17Q58 32 47 47',
  muted: 'M10 25H19L32 13V51L19 39H10zM42 25L56 39M56 25L42 39',
  download: 'M32 12V40M20 30l12 12 12-12M14 52H50',
  pencil: 'M12 52L16 39 42 13 51 22 25 48zM37 18L46 27',
  star: 'M32 8L39 25 57 26 43 38 48 56 32 46 16 56 21 38 7 26 25 25z',
  wing: 'M8 44Q14 14 56 12Q54 22 42 24Q52 26 50 32Q44 38 36 36Q42 40 38 44Q26 52 8 44z',
  wand: 'M10 54L36 28M46 8v9M41.5 12.5h9M54 26v8M50 30h8M26 8v7M22.5 11.5h7',
  braid: 'M54 12C22 8 14 24 30 30C48 36 40 52 14 48M24 38L13 48L24 58',
} as const

/** The picture of a bot that advises. */
export const ADVISOR = 'guardian' satisfies IconName

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

/** The other turn arrow, mirrored. */
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
