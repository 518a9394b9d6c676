import type { BuildingId } from '../../../../engine/fairy-tale/index.ts'
import { n1 } from '../../../../ui/art/svg.ts'
import type { ExpansionArt } from '../expansion-art.ts'
import { artOfBuilding } from './index.ts'

/** A building in its 64-box; `sprung` if it has done its work and is not set. */
export function buildingArt(id: BuildingId, sprung: boolean, expansions: ExpansionArt | null): string {
  const { art, sprung: afterwards = art } = artOfBuilding(id, expansions)
  return sprung ? afterwards : art
}

/** A building with its shadow, in the middle of a tile; `bold` enlarges it for small tiles. */
export function buildingMarkup(
  id: BuildingId,
  sprung: boolean,
  bold: boolean,
  expansions: ExpansionArt | null,
): string {
  const p = artOfBuilding(id, expansions).size * (bold ? 1.22 : 1)
  return (
    `<ellipse cx="50" cy="${n1(50 + p * 0.36)}" rx="${n1(p * 0.47)}" ry="${n1(p * 0.13)}" fill="var(--shadow)"/>` +
    `<g transform="translate(${n1(50 - p / 2)} ${n1(47 - p / 2 + p * 0.047)}) scale(${(p / 64).toFixed(3)})">${buildingArt(id, sprung, expansions)}</g>`
  )
}
