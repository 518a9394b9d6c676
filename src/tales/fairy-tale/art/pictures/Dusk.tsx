import { Markup } from '../../../../ui/art/Markup.tsx'
import { grove } from '../../../../ui/art/pictures/grove.ts'
import { Plate } from '../../../../ui/art/pictures/Plate.tsx'
import { streamOf } from '../../../../ui/art/random.ts'
import { discPath, INK, ink } from '../../../../ui/art/svg.ts'
import type { HeroId } from '../heroes/hero-markup.ts'
import { OAK } from '../oak/oak-markup.ts'
import { type HeroPlaces, Party } from './party.tsx'

const PLACES: HeroPlaces = [
  [44, 252],
  [168, 256],
  [516, 252],
  [232, 258],
  [452, 257],
  [300, 260],
]

function stars(): string {
  const r = streamOf('dusk')
  return Array.from({ length: 34 }, () => discPath(r() * 560, 8 + r() * 84, 0.9 + r() * 1.2)).join('')
}

const STARS = stars()
const TREES = grove('dusk', 56, 146, 172, 0)

const SPROUT = `
  <ellipse cx="104" cy="236" rx="112" ry="26" fill="#FFE9A8" opacity=".5"/>
  <ellipse cx="104" cy="238" rx="58" ry="16" fill="#FFF3D0" opacity=".75"/>
  <path d="M104 244V214" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>
  <path d="M104 244V214" stroke="#6AA043" stroke-width="3" stroke-linecap="round"/>
  <path d="M104 220Q84 220 80 202Q100 200 104 220zM104 216Q124 214 129 196Q107 196 104 216z" fill="#8FC253" ${ink(2.4)}/>
  <path d="M96 246q8 12 16 0z" fill="#B9713A" ${ink(2.2)}/>
  <path d="M94 247q10-9 20 0z" fill="#7A4A1E" ${ink(2)}/>`

/** The picture of a lost game: dusk and first stars; but in the lamplight an acorn has sprouted. */
export function Dusk({ heroes }: { heroes: readonly HeroId[] }) {
  return (
    <Plate hour="night">
      <rect width={560} height={262} fill="#51597F" />
      <path d="M0 92Q280 60 560 96V262H0z" fill="#7A7392" />
      <path d="M0 120Q280 92 560 124V262H0z" fill="#B58F8C" />
      <path d={STARS} fill="#FFF3D0" />
      <path d="M470 26a24 24 0 1 0 20 40a21 21 0 0 1-20-40z" fill="#FFF0B4" stroke={INK} strokeWidth={2} />
      <path d="M0 138Q110 112 220 136T430 132T560 138V262H0z" fill="#5F7A62" />
      <path d="M0 168Q140 148 280 164T560 166V262H0z" fill="#6F8E5A" />
      <Markup svg={TREES} />
      <ellipse cx={330} cy={226} rx={190} ry={20} fill="#1e182857" />
      <g transform="translate(342 176) rotate(84) scale(1.9) translate(-50 -56)">
        <Markup svg={OAK} />
      </g>
      <Markup svg={SPROUT} />
      <Party heroes={heroes} places={PLACES} height={84} />
    </Plate>
  )
}
