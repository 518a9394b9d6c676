import { INK, ink, n1 } from '../../../../ui/art/svg.ts'
import { atSide } from '../roads/roads.ts'
import type { SymbolArt } from './symbol-art.ts'

const BRICKS = ['#C77B52', '#B5673F', '#DB9A70'] as const

/** The geometry of a wall: its north-west corner, its rows, and the bricks in each. */
interface Bond {
  left: number
  top: number
  rows: number
  count: number
  width: number
  height: number
  line: number
}

const FINE: Bond = { left: 19, top: 1, rows: 3, count: 6, width: 10.4, height: 7.4, line: 1.7 }
const BOLD: Bond = { left: 19, top: 1, rows: 2, count: 4, width: 15.5, height: 11.5, line: 2.6 }
const SIGN: Bond = { left: -10.2, top: -7.8, rows: 3, count: 3, width: 6.8, height: 5.2, line: 1.4 }

/** The rows of a wall, each joint over the middle of the brick below, with a breach in the middle. */
function courses({ left, top, rows, count, width, height, line }: Bond, breach = 0): string {
  const right = left + count * width
  const middle = (left + right) / 2
  const byTone: string[] = BRICKS.map(() => '')
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i <= count; i++) {
      const x = left + i * width - (row % 2 === 1 ? width / 2 : 0)
      const from = Math.max(left, x)
      const to = Math.min(right, x + width)
      if (to - from < 1 || Math.abs((from + to) / 2 - middle) < breach) continue
      byTone[(row * 2 + i) % BRICKS.length] +=
        `M${n1(from)} ${n1(top + row * height)}H${n1(to)}v${height}H${n1(from)}z`
    }
  }
  const bricks = byTone.map((d, tone) => d && `<path d="${d}" fill="${BRICKS[tone]}" ${ink(line)}/>`).join('')
  if (breach > 0) return bricks
  const rim = `M${left} ${top}H${n1(right)}V${n1(top + rows * height)}H${left}z`
  return `${bricks}<path d="${rim}" fill="none" stroke="${INK}" stroke-width="${line * 1.4}"/>`
}

/** The bricks that have fallen out of a breach: x, y and rotation. */
const FALLEN = [
  [34, 33, 22],
  [66, 31, -30],
  [40, 24, -14],
  [61, 23, 40],
  [50, 37, 10],
] as const

function rubble(bold: boolean): string {
  const [w, h, line] = bold ? [13, 9, 2.4] : [10, 7, 1.6]
  return FALLEN.slice(0, bold ? 2 : 5)
    .map(
      ([x, y, turn], i) =>
        `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" transform="translate(${x} ${y}) rotate(${turn})" fill="${BRICKS[i % BRICKS.length]}" ${ink(line)}/>`,
    )
    .join('')
}

const FALLEN_SIGN = `<path d="M-2.6 6.6L2.2 4.2 4 7.8-.8 10.2z" fill="${BRICKS[2]}" ${ink(SIGN.line)}/>`

/** A brick wall across the road; once broken, with a gap as wide as the road. */
export const wall: SymbolArt = {
  sign: ({ spent }) => (spent ? courses(SIGN, 4.6) + FALLEN_SIGN : courses(SIGN)),
  onRoads: ({ sides, spent }, { bold }) => {
    const bond = bold ? BOLD : FINE
    return atSide(sides, spent ? courses(bond, 14.5) + rubble(bold) : courses(bond))
  },
}
