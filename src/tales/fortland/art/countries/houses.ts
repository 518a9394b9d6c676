import type { SeatName } from '../../../../engine/fortland/index.ts'
import { inner, shape } from '../../../../ui/art/pen.ts'
import { ink } from '../../../../ui/art/svg.ts'
import { type GroundOwner, paint } from './country.ts'

const LIME = 'var(--lime)'
const LIME_2 = 'var(--lime-2)'
const LIME_3 = 'var(--lime-3)'

/** Draws a flag on its pole: whole, or torn on a besieged place. */
function flag(x: number, y: number, land: GroundOwner, torn: boolean): string {
  const pole = `<path d="M${x} ${y + 20}V${y - 2}" ${ink(2.6)}/>`
  if (!torn)
    return `${pole}${shape(`M${x + 1} ${y}Q${x + 10} ${y - 4} ${x + 21} ${y}Q${x + 17} ${y + 6} ${x + 21} ${y + 12}Q${x + 10} ${y + 8} ${x + 1} ${y + 12}z`, paint(land, 'roof'), 1.8)}`
  const rag = `M${x + 1} ${y}L${x + 13} ${y - 3}L${x + 9} ${y + 3}L${x + 19} ${y + 2}L${x + 11} ${y + 8}L${x + 15} ${y + 14}L${x + 1} ${y + 13}z`
  return `${pole}${shape(rag, 'var(--torn)', 1.8)}${inner(`M${x + 3} ${y + 3}l5 6`, 1.4)}`
}

/** Draws a castle in the box (0, 0) to (60, 60): a keep between two towers, with a flag above. */
export const cityMarkup = (land: GroundOwner, torn: boolean): string =>
  [
    land === null ? '' : flag(32, -15, land, torn),
    shape('M22 34V8H42V34z', LIME),
    shape('M18 9L32-7 46 9z', paint(land, 'roof'), 2.2),
    shape('M6 60V24H20V60zM44 60V24H58V60z', LIME_2, 2.2),
    shape('M2 26L13 8 24 26zM40 26L51 8 62 26z', paint(land, 'roof'), 2.2),
    shape('M19 60V36h3v-4h4v4h4v-4h4v4h4v-4h4v4h3v24z', LIME, 2.2),
    shape('M26 60V50q6-9 12 0V60z', 'var(--gate)', 1.8),
    inner('M10 36h5v7h-5zM49 36h5v7h-5zM29 16h6v7h-6z', 1.6),
    inner('M23 42h4M37 44h4M24 28h5M9 52h5M50 50h5', 1.3, 'var(--lime-line)'),
  ].join('')

/** Draws three roofs in the box (0, 0) to (60, 60), with a flag above. */
export const townMarkup = (land: GroundOwner, torn: boolean): string =>
  [
    land === null ? '' : flag(31, -1, land, torn),
    shape('M20 46V24H42V46z', LIME),
    shape('M15 27L31 8 47 27z', paint(land, 'roof'), 2.2),
    shape('M3 60V40H26V60z', LIME_2, 2.2),
    shape('M-2 43L14.5 25 31 43z', paint(land, 'roof'), 2.2),
    shape('M34 60V42H60V60z', LIME_3, 2.2),
    shape('M29 45L47 27 65 45z', paint(land, 'roof'), 2.2),
    shape('M43 60V50h8V60z', 'var(--gate)', 1.6),
    shape('M8 48h6v6H8zM19 48h4v6h-4zM28 32h6v6h-6z', 'var(--window)', 1.3),
    shape('M54 31V23h5v13', 'var(--stone-wall)', 1.6),
  ].join('')

/** Draws a castle or a town of a given height, with its foot at a point. */
export const houseAt = (
  country: SeatName,
  city: boolean,
  x: number,
  y: number,
  size: number,
  torn = false,
): string => {
  const scale = size / 60
  const house = (city ? cityMarkup : townMarkup)(country, torn)
  return `<g transform="translate(${x - 30 * scale} ${y - 60 * scale}) scale(${scale.toFixed(3)})">${house}</g>`
}
