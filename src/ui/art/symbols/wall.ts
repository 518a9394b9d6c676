import { ink, n1 } from '../svg.ts'
import { atSide } from './at-side.ts'
import type { SymbolArt } from './symbol-art.ts'

const BRICKS = ['#C77B52', '#B5673F', '#DB9A70'] as const
const LEFT = 19

function bricks(bold: boolean, breach: number): string {
  const [rows, height, width, count] = bold ? [2, 11.5, 15.5, 4] : [3, 7.4, 10.4, 6]
  const right = LEFT + count * width
  let svg = ''
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i <= count; i++) {
      const x = LEFT + i * width - (row % 2 === 1 ? width / 2 : 0)
      const from = Math.max(LEFT, x)
      const to = Math.min(right, x + width)
      if (to - from < 2 || Math.abs((from + to) / 2 - 50) < breach) continue
      svg += `<rect x="${n1(from)}" y="${n1(1 + row * height)}" width="${n1(to - from)}" height="${height}" fill="${BRICKS[(row * 2 + i) % 3]}" ${ink(bold ? 2.6 : 1.7)}/>`
    }
  }
  return svg
}

/** A wall of bricks across the road; broken, there is a gap in it. */
export const wall: SymbolArt = {
  corner: 'never',
  barsMouth: true,
  sign: () => `<g transform="translate(-15.5 -6) scale(.31 .5)">${bricks(false, 0)}</g>`,
  onRoads: ({ sides, spent }, _roads, bold) => atSide(sides[0], bricks(bold, spent ? 14 : 0)),
}
