import { ink } from '../../../../../ui/art/svg.ts'
import type { Left } from '../../expansion-art.ts'

/** The height of each row of waves, by how many there are. */
const ROWS: Record<Left, readonly number[]> = { 3: [27, 53, 79], 2: [38, 68], 1: [55] }

/** How much of the tile the water hides: roads and houses show through, the more the lower it stands. */
const CLEARNESS: Record<Left, number> = { 3: 0.82, 2: 0.72, 1: 0.6 }

const wave = (y: number): string =>
  `M10 ${y + 6}Q18 ${y + 6} 22 ${y - 3}Q28 ${y - 15} 38 ${y - 9}Q44 ${y - 3} 37 ${y + 1}Q34 ${y - 4} 31 ${y}` +
  `Q31 ${y + 8} 42 ${y + 7}Q48 ${y + 6} 52 ${y - 3}Q58 ${y - 15} 68 ${y - 9}Q74 ${y - 3} 67 ${y + 1}` +
  `Q64 ${y - 4} 61 ${y}Q61 ${y + 8} 72 ${y + 7}Q82 ${y + 6} 90 ${y}`

/** A tile under water, drawn over it from (0, 0) to (100, 100): a blue veil, and a row of waves for each stir that is left. */
export function floodMarkup(left: Left, bold: boolean): string {
  const width = bold ? 6.5 : 4
  const rows = ROWS[left]
    .map(
      (y) =>
        `<path d="${wave(y)}" fill="none" ${ink(width + 4)}/><path d="${wave(y)}" fill="none" ${ink(width, '#F4FBFF')}/>`,
    )
    .join('')
  return `<path d="M0 0H100V100H0z" fill="light-dark(#4c9ac8, #1f5a8a)" opacity="${CLEARNESS[left]}"/>${rows}`
}
