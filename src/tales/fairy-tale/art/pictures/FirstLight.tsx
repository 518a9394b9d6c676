import { useMemo } from 'react'
import { forestMarkup } from '../../../../ui/art/forest/forest-markup.ts'
import type { Tree } from '../../../../ui/art/forest/trees.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { streamOf } from '../../../../ui/art/random.ts'
import { INK, n1 } from '../../../../ui/art/svg.ts'
import { HeroStandee } from '../heroes/HeroStandee.tsx'
import type { HeroId } from '../heroes/hero-markup.ts'
import { OAK } from '../oak/oak-markup.ts'
import styles from './FirstLight.module.css'

/** The width of the drawing. Its height follows from the shape of the frame. */
const WIDTH = 560
const MIDDLE = WIDTH / 2

/** The maximum heights of the figures, for any height of the picture. */
const TALLEST = { oak: 390, hero: 130 }

/** Places of heroes by their number, as fractions of the width: never in front of the Oak's trunk. */
const STANDS: readonly (readonly number[])[] = [
  [],
  [0.26],
  [0.24, 0.76],
  [0.135, 0.33, 0.8],
  [0.13, 0.29, 0.71, 0.87],
  [0.1, 0.225, 0.35, 0.7, 0.87],
  [0.09, 0.205, 0.32, 0.68, 0.795, 0.91],
]

/** Places of eyes, as fractions of the picture. */
const EYES = [
  { x: 0.055, y: 0.665, looks: 1 },
  { x: 0.95, y: 0.67, looks: -1 },
] as const

interface FirstLightProps {
  /** In the order of play; at most six. */
  heroes: readonly HeroId[]
  /** Height of the frame divided by its width. */
  shape: number
}

/** The Oak at first light, or under the moon by night, with the chosen heroes in front and eyes among the trees. */
export function FirstLight({ heroes, shape }: FirstLightProps) {
  const height = WIDTH * shape
  const land = useMemo(() => landOf(height), [height])
  const oak = Math.min(height * 0.84, TALLEST.oak)
  const [x0, y0] = [MIDDLE - oak / 2, height * 0.86 - oak]
  const tall = Math.min(height * 0.3, TALLEST.hero) * (heroes.length > 4 ? 0.8 : 1)
  return (
    <svg
      className={styles['picture']}
      viewBox={`0 0 ${WIDTH} ${n1(height)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={height} className={styles['sky']} />
      <path d={land.rays} className={styles['ray']} />
      <circle cx={WIDTH * 0.85} cy={height * 0.16} r={26} className={styles['moon']} />
      <path d={land.far} className={styles['far']} />
      <path d={land.hill} className={styles['hill']} />
      <Markup svg={land.trees} />
      <path d={land.meadow} className={styles['meadow']} />
      <path d={land.road} className={styles['road']} stroke={INK} strokeWidth={2} />
      <path d={land.grass} className={styles['grass']} />
      <g transform={`translate(${n1(x0)} ${n1(y0)}) scale(${oak / 100}) translate(0 4)`}>
        <Markup svg={OAK} />
      </g>
      {EYES.map(({ x, y, looks }) => (
        <g key={x} transform={`translate(${n1(x * WIDTH)} ${n1(y * height)})`}>
          <ellipse rx={13} ry={8} fill="var(--tree-ink)" />
          <path d="M-5 0h.01M5 0h.01" className={styles['eyes']} />
          <path d={`M${-5 + looks} .6h.01M${5 + looks} .6h.01`} className={styles['pupils']} stroke={INK} />
        </g>
      ))}
      {heroes.map((character, index) => (
        <g
          key={character}
          transform={`translate(${n1((STANDS[heroes.length]?.[index] ?? 0.5) * WIDTH)} ${n1(height * 0.955)})`}
        >
          <HeroStandee character={character} height={tall} />
        </g>
      ))}
    </svg>
  )
}

/** The landscape without the Oak and the heroes, for a picture of this height. */
function landOf(height: number) {
  const r = streamOf('first light')
  const at = (x: number, y: number) => `${n1(x * WIDTH)} ${n1(y)}`
  const horizon = height * 0.58
  const foot = `V${n1(height)}H0z`
  return {
    rays: raysFrom(horizon),
    far: `M${at(0, horizon - 6)}Q${at(0.2, horizon - 44)} ${at(0.42, horizon - 8)}T${at(0.8, horizon - 22)}T${at(1, horizon - 12)}${foot}`,
    hill: `M${at(0, horizon + 8)}Q${at(0.25, horizon - 16)} ${at(0.5, horizon + 6)}T${at(1, horizon + 4)}${foot}`,
    meadow: `M${at(0, height * 0.83)}Q${at(0.3, height * 0.74)} ${at(0.5, height * 0.78)}T${at(1, height * 0.82)}${foot}`,
    road: `M${at(0.44, height * 0.8)}Q${at(0.4, height * 0.92)} ${at(0.2, height)}H${n1(WIDTH * 0.8)}Q${at(0.6, height * 0.92)} ${at(0.56, height * 0.8)}z`,
    trees: wood(r, horizon, height),
    grass: tufts(r, height),
  }
}

/** The rays of a sun that is still below the horizon, behind the Oak. */
function raysFrom(horizon: number): string {
  const to = (angle: number) =>
    `${n1(MIDDLE + Math.cos(angle) * WIDTH)} ${n1(horizon + Math.sin(angle) * WIDTH)}`
  return Array.from({ length: 17 }, (_, i) => {
    const angle = Math.PI * (1.02 + i * 0.06)
    return `M${MIDDLE} ${n1(horizon)}L${to(angle - 0.011)}L${to(angle + 0.011)}Z`
  }).join('')
}

/** The wood on both sides, leaving the Oak alone in the middle. */
function wood(r: () => number, horizon: number, height: number): string {
  const smaller = Math.min(1, height / 400)
  const trees = Array.from({ length: 74 }, (_, i): Tree => {
    const [x, y, size] = [r() * WIDTH, horizon + 4 + r() * height * 0.2, 9 + r() * 8]
    const species = r() < 0.5 ? 'pine' : 'broadleaf'
    return { x, y, size: size * smaller, species, seed: `first${i}` }
  })
  return forestMarkup(
    trees.filter(({ x }) => Math.abs(x - MIDDLE) >= WIDTH * 0.2),
    false,
  )
}

/** Grass on the meadow, off the road. */
function tufts(r: () => number, height: number): string {
  const spots = Array.from({ length: 26 }, () => [r() * WIDTH, height * (0.84 + r() * 0.14)] as const)
  return spots
    .filter(([x]) => Math.abs(x - MIDDLE) >= WIDTH * 0.26)
    .map(([x, y]) => `M${n1(x)} ${n1(y)}l-1.5-5m3.5 5v-6m2 6l1.5-5`)
    .join('')
}
