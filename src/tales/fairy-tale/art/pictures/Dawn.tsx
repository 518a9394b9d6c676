import { Markup } from '../../../../ui/art/Markup.tsx'
import { grove } from '../../../../ui/art/pictures/grove.ts'
import { Plate } from '../../../../ui/art/pictures/Plate.tsx'
import { INK, n1 } from '../../../../ui/art/svg.ts'
import type { HeroId } from '../heroes/hero-markup.ts'
import { OAK } from '../oak/oak-markup.ts'
import { type HeroPlaces, Party } from './party.tsx'

const PLACES: HeroPlaces = [
  [124, 250],
  [440, 250],
  [196, 254],
  [372, 254],
  [50, 255],
  [512, 255],
]

function rays(): string {
  const at = (angle: number, reach: number) =>
    `${n1(280 + Math.cos(angle) * reach)} ${n1(96 + Math.sin(angle) * reach)}`
  return Array.from({ length: 28 }, (_, i) => {
    const a = (i / 28) * Math.PI * 2
    return `M${at(a - 0.05, 62)}L${at(a, 420)}L${at(a + 0.05, 62)}Z`
  }).join('')
}

const RAYS = rays()
const TREES = grove('dawn', 64, 150, 198, 66)
const SHARDS = [
  [42, 226, -10],
  [520, 222, 14],
  [486, 240, -30],
] as const

/** The picture of a won game: the Oak at sunrise with the heroes around it and the diamonds in shards. */
export function Dawn({ heroes }: { heroes: readonly HeroId[] }) {
  return (
    <Plate hour="light">
      <rect width={560} height={262} fill="#F6D79A" />
      <path d={RAYS} fill="#FBE7BC" />
      <circle cx={280} cy={96} r={74} fill="#FFF3D0" stroke="#D9A441" strokeWidth={2} />
      <path d="M0 132Q70 96 150 128T300 118T450 124T560 122V262H0z" fill="#C9CF8E" />
      <path d="M0 160Q110 128 210 156T420 150T560 158V262H0z" fill="#A9BC6C" />
      <Markup svg={TREES} />
      <path d="M256 232Q250 256 150 270H430Q310 256 304 232z" fill="#F8E6B8" stroke={INK} strokeWidth={2} />
      <g transform="translate(164 18) scale(2.32)">
        <Markup svg={OAK} />
      </g>
      {SHARDS.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`} stroke={INK} strokeWidth={2}>
          <path d="M-12-4L-3-16 4-6-2 12z" fill="var(--diamond-2)" />
          <path d="M6-8l11 1-8 15z" fill="var(--diamond)" />
          <path d="M-16 10l8 5-9 4z" fill="#A585E6" />
        </g>
      ))}
      <Party heroes={heroes} places={PLACES} height={92} />
    </Plate>
  )
}
