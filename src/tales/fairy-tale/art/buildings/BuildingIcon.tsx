import { memo } from 'react'
import type { BuildingId } from '../../../../engine/fairy-tale/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { useExpansionArt } from '../expansion-art.ts'
import { buildingArt } from './building-markup.ts'

interface BuildingIconProps {
  building: BuildingId
  /** Side of its box in pixels. */
  size: number
  /** True to draw it as sprung. */
  sprung?: boolean
}

/** A building as a separate picture, without its tile: info cards, lists, log. Decorative. */
export const BuildingIcon = memo(function BuildingIcon({
  building,
  size,
  sprung = false,
}: BuildingIconProps) {
  const expansions = useExpansionArt()
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="0 -2 64 64"
      overflow="visible"
      aria-hidden="true"
    >
      <Markup svg={buildingArt(building, sprung, expansions)} />
    </svg>
  )
})
