import { streamOf } from '../../../../ui/art/random.ts'
import { blob, INK, ink, type Point } from '../../../../ui/art/svg.ts'

type Ball = readonly [x: number, y: number, radius: number]

const BALLS: readonly Ball[] = [
  [50, 21, 18],
  [26, 33, 14.5],
  [74, 33, 14.5],
  [34, 19, 13.5],
  [66, 19, 13.5],
  [50, 36, 15],
  [17, 40, 8.5],
  [83, 40, 8.5],
]
const LIT: readonly Ball[] = [
  [42, 19, 10],
  [26, 32, 7.5],
  [66, 18, 7],
  [54, 33, 6.5],
  [74, 32, 6.5],
]
const SUNNY: readonly Ball[] = [
  [39, 15, 4.2],
  [24, 29, 3],
  [64, 15, 3],
]
const LEAVES: readonly Point[] = [
  [33, 42],
  [66, 44],
  [50, 49],
  [79, 43],
  [21, 44],
  [59, 28],
  [44, 30],
  [74, 24],
  [34, 24],
  [50, 14],
]
const ACORNS: readonly Point[] = [
  [31, 29],
  [70, 27],
  [52, 20],
  [60, 41],
  [41, 38],
  [82, 39],
  [18, 39],
]
const TRUNK = 'M31 92q9-6 8-27l-10-8 4-5 10 6 1-10h12l1 10 10-6 4 5-10 8q-1 21 8 27q-19 7-38 0z'
const HALO = '#FFF6D8'

function balls(list: readonly Ball[], seed: string, bumps: number, unevenness: number): string {
  return list.map(([x, y, r], i) => blob(streamOf(`${seed}${i}`), x, y, r, bumps, unevenness)).join('')
}

function draw(): string {
  const crown = balls(BALLS, 'ok', 8, 0.1)
  const low = BALLS.map(([x, y, r], i) => (i > 4 ? blob(streamOf(`ok${i}`), x, y, r, 8, 0.1) : '')).join('')
  return `
    <path d="${TRUNK}${crown}" fill="${HALO}" stroke="${HALO}" stroke-width="9" stroke-linejoin="round"/>
    <path d="${TRUNK}" fill="var(--bark)" ${ink(2.2)}/>
    <path d="M37 90q4-3 5-8M63 90q-4-3-5-8" fill="none" ${ink(1.4)}/>
    <path d="${crown}" fill="var(--oak-3)" stroke="${INK}" stroke-width="4.4" stroke-linejoin="round"/>
    <path d="${crown}" fill="var(--oak-1)"/>
    <path d="${low}" fill="var(--oak-3)"/>
    <path d="${balls(LIT, 'okh', 7, 0.18)}" fill="var(--oak-2)"/>
    <path d="${balls(SUNNY, 'okk', 6, 0.2)}" fill="var(--oak-4)"/>
    <path d="${LEAVES.map(([x, y]) => `M${x - 2.8} ${y}q2.8 3 5.6 0`).join('')}" fill="none" stroke="var(--tree-ink)" stroke-width="1.3" stroke-linecap="round"/>
    ${ACORNS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.3" fill="#F7C548" stroke="${INK}"/>`).join('')}
    <path d="M41.5 63.5q3-3 6 0M52.5 63.5q3-3 6 0" fill="none" ${ink(2.2)}/>
    <path d="M42 59q3-1.5 5.5 0M52.5 59q3-1.5 5.5 0" fill="none" ${ink(1.5)}/>
    <path d="M50 64.5q-2.5 5.5.8 6" fill="none" ${ink(1.8)}/>
    <path d="M40.5 78q4-6 9.5-3q5.5-3 9.5 3q-4.5 4-9.5.8q-5 3.2-9.5-.8z" fill="#F7EDD3" ${ink(1.6)}/>
    <path d="M47 83q3 2.2 6 0" fill="none" ${ink(1.5)}/>`
}

/** The Great Wise Oak in a 100-box, roots at y 92, with a cream halo that separates it from the wood. */
export const OAK = draw()
