import { memo } from 'react'
import type { CreatureId, TreasureId } from '../../../engine/fortress/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { CREATURE_ART } from './creatures/index.ts'
import { dieCut } from './pen.ts'
import { type StandeeLook, standeeMarkup } from './standee-markup.ts'
import { TREASURE_ART } from './treasures.ts'

/** The height of a standee on its base, without giants and antlers that rise above. */
const HEIGHT = 78

interface StandeeProps extends StandeeLook {
  creature: CreatureId
  /** The height of an ordinary standee with its base, in pixels; antlers rise above it. */
  height: number
}

/** A creature on its base, as a separate picture. */
export const Standee = memo(function Standee({ creature, height, ...look }: StandeeProps) {
  return (
    <svg
      width={(height * 64) / HEIGHT}
      height={height}
      viewBox={`0 -2 64 ${HEIGHT}`}
      overflow="visible"
      aria-hidden="true"
    >
      <Markup svg={standeeMarkup(creature, look)} />
    </svg>
  )
})

interface ShapeProps extends StandeeProps {
  /** The centre of the feet. */
  x: number
  y: number
}

/** A creature on its base, within a drawing. */
export const StandeeShape = memo(function StandeeShape({ creature, height, x, y, ...look }: ShapeProps) {
  const scale = height / HEIGHT
  return (
    <g transform={`translate(${x - 32 * scale} ${y - 76 * scale}) scale(${scale})`}>
      <Markup svg={standeeMarkup(creature, look)} />
    </g>
  )
})

interface IconProps<Id> {
  id: Id
  size: number
  chosen?: boolean
}

/** A creature without its base, for lists and table headings. */
export const CreatureIcon = memo(function CreatureIcon({ id, size, chosen = false }: IconProps<CreatureId>) {
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-10 -24 84 88"
      overflow="visible"
      aria-hidden="true"
    >
      <Markup svg={dieCut(CREATURE_ART[id], { chosen })} />
    </svg>
  )
})

/** A treasure lying on paper. */
export const TreasureIcon = memo(function TreasureIcon({ id, size, chosen = false }: IconProps<TreasureId>) {
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-12 -18 88 84"
      overflow="visible"
      aria-hidden="true"
    >
      <Markup svg={dieCut(TREASURE_ART[id], { chosen, lying: true })} />
    </svg>
  )
})
