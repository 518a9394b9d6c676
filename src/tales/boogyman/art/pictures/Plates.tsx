import { enemyOf, SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import { lazy, memoizeByKey } from '../../../../engine/kernel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { grove } from '../../../../ui/art/pictures/grove.ts'
import { Plate } from '../../../../ui/art/pictures/Plate.tsx'
import { streamOf } from '../../../../ui/art/random.ts'
import { discPath, INK, ink, n1, type Point } from '../../../../ui/art/svg.ts'
import { boogymanAt, folkAt, treeAt } from './scene.ts'

/** Positions of the seven pieces, from back to front. */
const SEVEN: readonly Point[] = [
  [196, 216],
  [280, 210],
  [364, 216],
  [152, 243],
  [238, 246],
  [322, 246],
  [408, 243],
]

function rays(): string {
  const at = (angle: number, reach: number) =>
    `${n1(280 + Math.cos(angle) * reach)} ${n1(110 + Math.sin(angle) * reach)}`
  return Array.from({ length: 28 }, (_, i) => {
    const a = (i / 28) * Math.PI * 2
    return `M${at(a - 0.05, 62)}L${at(a, 420)}L${at(a + 0.05, 62)}Z`
  }).join('')
}

/** A victory: all seven in the morning, their Boogyman behind them, and the other one slinking away. */
export function victoryMarkup(winner: Seat): string {
  const side = SEATS[winner]
  const other = SEATS[enemyOf(winner)]
  const folk = SEVEN.map(([x, y], i) => folkAt(side, x, y, i < 3 ? 54 : 62)).join('')
  return `<path d="M0 0H560V262H0z" fill="#F6D79A"/>
    <path d="${rays()}" fill="#FBE7BC"/>
    <circle cx="280" cy="110" r="78" fill="#FFF3D0" stroke="#D9A441" stroke-width="2"/>
    <path d="M0 138Q90 112 170 134T330 128T560 132V262H0z" fill="#C9CF8E"/>
    ${grove(`victory-${side}`, 58, 150, 184, 96)}
    <path d="M0 196Q120 178 280 186T560 192V262H0z" fill="#B7C877" ${ink(2)}/>
    ${boogymanAt(other, winner === 0 ? [0.9, 0.3] : [-0.9, 0.3], winner === 0 ? 512 : 48, 204, 58)}
    <path d="${winner === 0 ? 'M462 262V190Q510 182 560 190V262z' : 'M98 262V190Q50 182 0 190V262z'}" fill="#B7C877"/>
    ${boogymanAt(side, [0, 0.7], 280, 182, 104)}
    ${treeAt('victory1', 84, 236, 84)}${treeAt('victory4', 476, 236, 84)}
    ${folk}`
}

function stars(): string {
  const r = streamOf('clearing-at-night')
  return Array.from({ length: 34 }, () => discPath(r() * 560, 8 + r() * 84, 0.9 + r() * 1.2)).join('')
}

/** A draw: both folk around one fire under the first stars, and both Boogymen watching from the forest. */
export const drawMarkup = (): string => `
  <path d="M0 0H560V262H0z" fill="#51597F"/>
  <path d="M0 92Q280 60 560 96V262H0z" fill="#7A7392"/>
  <path d="M0 120Q280 92 560 124V262H0z" fill="#B58F8C"/>
  <path d="${stars()}" fill="#FFF3D0"/>
  <path d="M470 22a24 24 0 1 0 20 40a21 21 0 0 1-20-40z" fill="#FFF0B4" ${ink(2)}/>
  <path d="M0 146Q110 122 220 142T430 138T560 144V262H0z" fill="#4A6A5A"/>
  ${grove('draw', 70, 154, 184, 0)}
  ${boogymanAt('red', [0.9, 0.5], 92, 192, 66)}${boogymanAt('green', [-0.9, 0.5], 468, 192, 66)}
  <path d="M0 190Q140 176 280 184T560 188V262H0z" fill="#5F7F58" ${ink(2)}/>
  <ellipse cx="280" cy="236" rx="150" ry="24" fill="#FFE9A8" opacity=".5"/>
  <ellipse cx="280" cy="238" rx="84" ry="14" fill="#FFF3D0" opacity=".7"/>
  ${folkAt('red', 214, 222, 56)}${folkAt('green', 346, 222, 54)}
  <path d="M252 246l56-12M252 234l56 12" fill="none" stroke="${INK}" stroke-width="13" stroke-linecap="round"/>
  <path d="M252 246l56-12M252 234l56 12" fill="none" stroke="#8A5226" stroke-width="8.5" stroke-linecap="round"/>
  <path d="M262 238Q254 220 268 206Q270 214 276 214Q274 196 288 184Q288 200 296 208Q300 204 299 198Q310 222 298 238Q280 246 262 238z" fill="#F0832A" ${ink(2.4)}/>
  <path d="M272 238Q268 226 278 216Q284 208 286 204Q286 216 292 222Q296 232 290 238Q280 242 272 238z" fill="#FFE08A"/>
  ${folkAt('red', 152, 250, 64)}${folkAt('green', 408, 250, 62)}
  ${treeAt('draw2', 52, 250, 78)}${treeAt('draw5', 508, 250, 78)}`

const victory = memoizeByKey(victoryMarkup)
const draw = lazy(drawMarkup)

/** The picture of the last page after a victory. */
export const Victory = ({ winner }: { winner: Seat }) => (
  <Plate hour="light">
    <Markup svg={victory(winner)} />
  </Plate>
)

/** The picture of the last page after a draw. */
export const Draw = () => (
  <Plate hour="night">
    <Markup svg={draw()} />
  </Plate>
)
