import { hashOf } from '../../../engine/kernel/hash.ts'
import { streamOf } from '../../../ui/art/random.ts'
import { blob, INK, ink } from '../../../ui/art/svg.ts'

/** Color of a crown, without meaning for the game. */
export type Hue = 'yellow' | 'russet'

type Ball = readonly [x: number, y: number, radius: number]

const BALLS: readonly Ball[] = [
  [32, 19, 17],
  [17, 28, 13.5],
  [47, 28, 13.5],
  [25, 35, 12],
  [40, 35, 12],
]
/** Number of balls in the lit part of the crown; the others are lower and in shadow. */
const LOW = 3
const LIT: readonly Ball[] = [
  [26, 15, 8],
  [14, 25, 5.5],
  [43, 24, 6],
]
const LEAVES = [
  [22, 33],
  [37, 28],
  [49, 35],
  [33, 41],
  [12, 33],
  [42, 14],
] as const
const TRUNK = 'M27 62q3-6 2-18h7q-1 12 3 18q-6 3-12 0z'

export const hueOf = (seed: string): Hue => ((hashOf(seed) >>> 7) % 2 === 0 ? 'yellow' : 'russet')

/** A tree of the clearing in a 64-box, its foot at y 62: a round autumn crown with a sleeping face of leaves. */
export function treeMarkup(seed: string, hue: Hue = hueOf(seed)): string {
  const crown = BALLS.map(([x, y, radius], i) => blob(streamOf(`${seed}${i}`), x, y, radius, 7, 0.1))
  const lit = LIT.map(([x, y, radius], i) => blob(streamOf(`${seed}h${i}`), x, y, radius, 6, 0.2)).join('')
  const whole = crown.join('')
  const edge = (colour: string, width: number) =>
    `<path d="${TRUNK}${whole}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
  return `<ellipse cx="35" cy="61" rx="21" ry="5.5" fill="var(--shadow)"/>
    ${edge('var(--piece-line)', 9)}${edge('var(--piece-paper)', 5.4)}
    <path d="${TRUNK}" fill="#7A4A26" ${ink(2.2)}/>
    <path d="${whole}" fill="${INK}" ${ink(4)}/>
    <path d="${whole}" fill="var(--${hue}-1)"/>
    <path d="${crown.slice(LOW).join('')}" fill="var(--${hue}-3)"/>
    <path d="${lit}" fill="var(--${hue}-2)"/>
    <path d="${LEAVES.map(([x, y]) => `M${x - 3} ${y}q3 3 6 0`).join('')}M28 47q4 4 8 0" fill="none" ${ink(1.4)}/>`
}
