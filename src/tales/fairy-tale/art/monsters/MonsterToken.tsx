import { memo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { type MonsterKind, monsterMarkup } from './monster-markup.ts'

interface MonsterTokenProps {
  kind: MonsterKind
  /** Side of its box, in the units of the SVG around it; 38 on a tile of 100. */
  size: number
}

/** A monster's counter in the box (0, 0) to (64, 64) of the SVG around it. */
export const MonsterArt = ({ kind }: Pick<MonsterTokenProps, 'kind'>) => <Markup svg={monsterMarkup(kind)} />

/** A monster's counter, centred at (0, 0). */
export const MonsterToken = memo(function MonsterToken({ kind, size }: MonsterTokenProps) {
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 64})`}>
      <MonsterArt kind={kind} />
    </g>
  )
})

/** The counter as a separate picture, `size` pixels wide. */
export const MonsterIcon = memo(function MonsterIcon({ kind, size }: MonsterTokenProps) {
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-5 -6 74 76"
      overflow="visible"
      aria-hidden="true"
    >
      <MonsterArt kind={kind} />
    </svg>
  )
})
