import { n1 } from '../svg.ts'
import { BUILDINGS, type BuildingId } from './index.ts'

/** A building with its shadow, in the middle of a tile; `bold` enlarges it for small tiles. */
export function buildingMarkup(id: BuildingId, bold: boolean): string {
  const { art, size } = BUILDINGS[id]
  const p = size * (bold ? 1.22 : 1)
  return (
    `<ellipse cx="50" cy="${n1(50 + p * 0.36)}" rx="${n1(p * 0.47)}" ry="${n1(p * 0.13)}" fill="var(--shadow)"/>` +
    `<g transform="translate(${n1(50 - p / 2)} ${n1(47 - p / 2 + p * 0.047)}) scale(${(p / 64).toFixed(3)})">${art}</g>`
  )
}
