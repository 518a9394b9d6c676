import { streamOf } from '../random.ts'
import { blob, n1 } from '../svg.ts'

/** Side of the repeating piece, in units of the board. */
export const WASTE_SIDE = 960

const DEAD_TREE =
  'M0 0q-1-14 0-22M0-9q-6-4-8-11M0-13q6-3 8-10M0-18q-4-4-4-8M0-20q3-3 4-7M-5-14l-5-1M5.5-17l4 0M-4 0h8'
const MOUNTAIN = 'M-24 0L-8-24l5 6 5-10L22 0M-8-24l-2 9 4 2-3 6M2-28l1 10-3 4 4 6M-14-8l-3 5M10-9l4 6'
const GRAVE = 'M-8 0h16M-5 0l1-7q4-4 8 0l1 7M-2-4h4'
const RIPPLE = 'M-12 0q4-5 8 0q4-5 8 0q4-5 8 0'
const RUIN = 'M-14 0h30M-10 0V-14l-3-1 3-6 4 3v4h5v-5l4-4 2 6V0M8 0v-10l5 2V0'

function motif(pick: number): string {
  if (pick < 0.34) return DEAD_TREE
  if (pick < 0.6) return MOUNTAIN
  if (pick < 0.75) return GRAVE
  return pick < 0.88 ? RIPPLE : RUIN
}

/** Sparse drawings of the conquered land, and stains in the paper, that repeat without a visible join. */
export function wastelandMarkup(): string {
  const r = streamOf('waste')
  const within = () => 60 + r() * (WASTE_SIDE - 120)
  let stains = ''
  for (let i = 0; i < 14; i++) stains += blob(r, within(), within(), 20 + r() * 26, 8, 0.4)
  const placed: [number, number][] = []
  let drawings = ''
  for (let tries = 0; tries < 900 && placed.length < 62; tries++) {
    const [x, y] = [within(), within()]
    if (placed.some(([px, py]) => Math.hypot(px - x, (py - y) * 1.3) < 92)) continue
    placed.push([x, y])
    const scale = 0.8 + r() * 0.5
    drawings += `<path d="${motif(r())}" transform="translate(${n1(x)} ${n1(y)}) scale(${scale.toFixed(2)})"/>`
  }
  return (
    `<path d="${stains}" fill="var(--table-2)" opacity=".15"/>` +
    `<g fill="none" stroke="var(--waste)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${drawings}</g>`
  )
}
