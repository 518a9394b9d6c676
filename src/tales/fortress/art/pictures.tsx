import type { CreatureId, OutcomeKind } from '../../../engine/fortress/index.ts'
import { memoizeByKey } from '../../../engine/kernel/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { Plate } from '../../../ui/art/pictures/Plate.tsx'
import { INK, n1 } from '../../../ui/art/svg.ts'
import { CREATURE_ART } from './creatures/index.ts'
import { keepMarkup } from './Keep.tsx'
import { dieCut } from './pen.ts'

/** Draws a creature of a given width, with its feet at (x, y). */
const figure = (id: CreatureId, x: number, y: number, width: number): string =>
  `<g data-creature="${id}" transform="translate(${n1(x - width / 2)} ${n1(y - (62 * width) / 64)}) scale(${Math.round((width / 64) * 1000) / 1000})">${dieCut(CREATURE_ART[id])}</g>`

const hill = (d: string, fill: string): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="2"/>`

/** Draws dawn in front of the fortress, with the player's creatures on the wall and at its foot. `high`: the height for a width of 560. */
function coverMarkup(high: number): string {
  const walk = high * 0.46
  const foot = high * 0.66
  return (
    `<path d="M0 0H560V${high}H0z" fill="#F3D9A4"/><circle cx="446" cy="${n1(high * 0.16)}" r="38" fill="#FFF3C4"/>` +
    `<path d="M0 ${n1(high * 0.5)}Q140 ${n1(high * 0.36)} 300 ${n1(high * 0.48)}T560 ${n1(high * 0.42)}V${high}H0z" fill="#C9B47C"/>` +
    keepMarkup({ x: 70, width: 420, walk, depth: foot - walk + 14, up: Math.min(walk * 0.86, 260) }) +
    figure('kettle-guard', 150, walk + 8, 74) +
    figure('goose-maid', 232, walk + 8, 66) +
    figure('iron-hans', 330, walk + 8, 76) +
    figure('broom-witch', 412, walk + 8, 70) +
    hill(
      `M-10 ${n1(foot)}Q140 ${n1(foot - 22)} 280 ${n1(foot)}T570 ${n1(foot - 6)}V${high + 10}H-10z`,
      '#A9BC6C',
    ) +
    `<path d="M250 ${n1(foot)}Q230 ${n1((foot + high) / 2)} 190 ${high}H370Q330 ${n1((foot + high) / 2)} 310 ${n1(foot)}z" fill="#EBDDB0" opacity=".8"/>` +
    figure('donkey-drummer', 96, high * 0.86, 104) +
    figure('brave-tailor', 200, high * 0.95, 96) +
    figure('honey-bear', 306, high * 0.93, 116) +
    figure('glass-knight', 412, high * 0.86, 106) +
    figure('hedgehog-piper', 492, high * 0.95, 88)
  )
}

const coverOf = memoizeByKey((high: number) => coverMarkup(high))

/** The picture of the game, with `shape` as height divided by width. Always in the light theme. */
export const FortressCover = ({ shape }: { shape: number }) => {
  const high = Math.round(560 * shape)
  return (
    <svg
      data-theme="light"
      viewBox={`0 0 560 ${high}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      display="block"
      overflow="hidden"
      aria-hidden="true"
    >
      <Markup svg={coverOf(high)} />
    </svg>
  )
}

/** The creatures in the picture of an outcome, on the wall and in front of it. */
export interface EndingCast {
  readonly wall: readonly CreatureId[]
  readonly field: readonly CreatureId[]
}

const KEEP = { x: 100, width: 360, walk: 138, depth: 74, up: 116 }

/** Maximum of drawn creatures on the wall and in front of it. */
const ROOM = { wall: 4, field: 2 }

/** Draws the creatures on the wall, side by side around its middle. */
const onWall = (wall: readonly CreatureId[]): string => {
  const seen = wall.slice(0, ROOM.wall)
  return seen.map((id, index) => figure(id, 280 + 76 * (index - (seen.length - 1) / 2), 148, 62)).join('')
}

/** Draws the creatures in front of the wall, at its two ends. */
const beforeWall = (field: readonly CreatureId[]): string =>
  field
    .slice(0, ROOM.field)
    .map((id, index) => figure(id, index === 0 ? 92 : 470, 250, 64))
    .join('')

const GROUND = 'M-10 206Q150 190 290 204T570 198V270H-10z'
const SKIES = {
  won: `<path d="M0 0H560V262H0z" fill="#F7E3B0"/><circle cx="92" cy="60" r="30" fill="#FFF6CF"/>`,
  drawn: `<path d="M0 0H560V262H0z" fill="#C7BFA8"/>`,
  lost: `<path d="M0 0H560V262H0z" fill="#2A3352"/><circle cx="470" cy="48" r="22" fill="#F3E9C4"/>`,
}
const HILLS = { won: '#A9BC6C', drawn: '#9AA56A', lost: '#33504C' }

/** The burnt-out candle. */
const CANDLE =
  '<g transform="translate(92 190)"><path d="M-26 52h52l-6 10h-40z" fill="#C9932A" stroke="#2C1C12" stroke-width="2.4"/><path d="M-14 52V44Q-8 38 0 43T14 44V52z" fill="#FFF3DC" stroke="#2C1C12" stroke-width="2.4"/><path d="M0 41q-6-8 1-16q8-10 0-20" fill="none" stroke="#CFC7B4" stroke-width="2.6" stroke-linecap="round"/></g>'

const moodOf = (outcome: OutcomeKind): keyof typeof SKIES => {
  if (outcome === 'draw') return 'drawn'
  return outcome === 'total-defeat' ? 'lost' : 'won'
}

function pictureOf(outcome: OutcomeKind, { wall, field }: EndingCast): string {
  const mood = moodOf(outcome)
  return (
    SKIES[mood] +
    keepMarkup(KEEP) +
    onWall(wall) +
    hill(GROUND, HILLS[mood]) +
    (mood === 'lost' ? CANDLE : beforeWall(field))
  )
}

/** The picture of the last page, by the outcome and the creatures that took part. */
export const Ending = ({ outcome, cast }: { outcome: OutcomeKind; cast: EndingCast }) => (
  <Plate hour={outcome === 'total-defeat' ? 'night' : 'light'}>
    <Markup svg={pictureOf(outcome, cast)} />
  </Plate>
)
