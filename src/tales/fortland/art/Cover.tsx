import { forestMarkup } from '../../../ui/art/forest/forest-markup.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { ink } from '../../../ui/art/svg.ts'
import { houseAt } from './countries/houses.ts'
import { armyAt } from './pieces/army-markup.ts'
import { fortAt } from './pieces/fort-markup.ts'

const tree = (x: number, y: number, size: number, seed: string) =>
  ({ x, y, size, species: seed.length % 2 ? 'pine' : 'broadleaf', seed }) as const

/** Returns the picture on the book, 160 by 150: a castle on a hill at evening, a fort in front, an army on the road. */
const coverMarkup = (): string => `
  <path d="M0 0H160V150H0z" fill="#E9B978"/>
  <circle cx="36" cy="34" r="15" fill="#FFE9A8" ${ink(1.8)}/>
  <path d="M0 74Q34 50 70 66T160 52V150H0z" fill="#B4876A" ${ink(1.4)}/>
  ${houseAt('briar', false, 30, 74, 26)}
  <path d="M0 96Q52 70 96 76T160 84V150H0z" fill="#9FB464" ${ink(1.6)}/>
  ${houseAt('ash', true, 102, 92, 62)}
  ${forestMarkup([tree(58, 92, 7, 'cover'), tree(148, 96, 8, 'book'), tree(70, 86, 6, 'hill'), tree(12, 104, 8, 'left')], false)}
  ${fortAt('clover', 128, 92, 32, false)}
  <path d="M0 136Q44 104 84 112T160 106V132Q110 124 80 134T0 150z" fill="#F8E6B8" ${ink(2)}/>
  <path d="M10 140l8-3M40 127l9-3M104 118l9 0M136 116l8-1" fill="none" ${ink(1.6, '#D9BD88')}/>
  ${armyAt('clover', 66, 121, 58, -14)}`

const PICTURE = coverMarkup()

/** The picture on the book. Fills its container and always uses the light theme. */
export const FortlandCover = () => (
  <svg
    data-theme="light"
    viewBox="0 0 160 150"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    display="block"
    overflow="hidden"
    aria-hidden="true"
  >
    <Markup svg={PICTURE} />
  </svg>
)
