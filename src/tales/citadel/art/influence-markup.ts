import type { InfluenceId } from '../../../engine/citadel/index.ts'
import { cut, dot, inner, shape, stick } from '../../../ui/art/pen.ts'
import { star } from '../../../ui/art/svg.ts'
import { disc, GOLD, patch, WOOD, wall } from './buildings/building-parts.ts'
import { brickMarkup } from './signs-markup.ts'

const STEEL = '#8FA0AE'
const WAX = '#A3182B'
const PAPER = '#FFF8E6'

const bricks = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => `<g transform="translate(${x} ${y}) scale(.8)">${brickMarkup()}</g>`).join('')

/** The drawing of each Influence card, in a box of 64. */
const DRAWINGS: Readonly<Record<InfluenceId, string>> = {
  desertion:
    stick('M52 60L22 8', WOOD, 4, 3) +
    shape('M8 26Q2 8 18 4Q34 2 36 16Q36 30 22 32Q12 32 8 26z', '#C8322B') +
    dot(14, 14, 2, PAPER) +
    dot(24, 10, 2, PAPER) +
    dot(28, 20, 2, PAPER) +
    dot(17, 24, 2, PAPER) +
    shape('M22 6q-8-8-2-12 3 6 6 10z', '#C8322B', 1.6) +
    shape('M28 60Q26 44 34 44H46V52Q60 52 60 60z', '#7A4A2E') +
    inner('M34 48H46M36 60V57H58', 1.6) +
    patch('M34 44H46V47H34z', '#5B3520'),
  banishment:
    stick('M32 60V8', WOOD, 5, 3.2) +
    shape('M10 8H46L58 17L46 26H10z', '#D9A25C') +
    inner('M18 17H40M34 12l6 5-6 5', 2.4, '#8A2E22') +
    shape('M54 32H24L12 39L24 46H54z', '#B98147') +
    inner('M46 39H26', 1.6) +
    shape('M14 60q4-9 9-4 3-6 9 0h14q5-7 8 4z', '#6A9445', 1.6),
  torch:
    stick('M32 60V30', '#8A5E38', 6, 3.4) +
    shape('M22 30H42L38 40H26z', '#5D6E7A') +
    shape(
      'M32 30Q16 26 22 12Q25 17 28 14Q27 5 34-2Q34 6 40 11Q42 8 41 5Q50 18 42 27Q38 30 32 30z',
      '#F2902E',
    ) +
    patch('M32 29Q24 26 28 18Q31 20 33 13Q40 21 36 28z', '#FFD65A'),
  loan:
    shape('M8 28Q8 12 20 12H44Q56 12 56 28z', '#8A5E38') +
    inner('M20 12V28M44 12V28', 2, GOLD) +
    bricks([
      [11, 30],
      [32, 30],
      [21, 22],
    ]) +
    wall(8, 34, 48, 25, '#8A5E38') +
    inner('M9 42H55M20 35V58M44 35V58', 2, GOLD) +
    wall(27, 36, 10, 11, GOLD, 1.6) +
    dot(32, 41, 2),
  purse:
    shape('M22 20Q10 30 8 44Q8 59 32 59T56 44Q54 30 42 20z', '#A3652E') +
    shape('M20 20Q14 8 22 6L28 10L32 4L36 10L42 6Q50 8 44 20z', '#C98A45') +
    stick('M19 20H45', GOLD, 3, 2.6) +
    shape('M45 20Q56 22 54 32L50 30Q50 24 44 24z', GOLD, 1.6) +
    disc(32, 41, 9, GOLD, 1.8) +
    `<g transform="translate(26.5 42) scale(.42)">${brickMarkup()}</g>`,
  'master-builders':
    `<g transform="rotate(-38 32 32)">${stick('M32 58V22', WOOD, 5, 3.2)}${shape('M18 10H46L48 18L46 24H18z', STEEL)}</g>` +
    `<g transform="rotate(42 32 32)">${stick('M32 58V46', '#8A3A22', 6, 3.2)}${stick('M32 46V38', STEEL, 3, 3)}${shape('M32 4L44 30Q40 40 32 40T20 30z', '#DDE5EC')}${inner('M32 10V36', 1.3)}</g>`,
  donation:
    wall(10, 30, 44, 29, '#C9653C') +
    inner('M10 40H54M10 49H54M22 30v10M42 30v10M16 40v9M48 40v9', 1.2, '#9C4526') +
    wall(6, 21, 52, 11, '#E59A70') +
    patch('M27 22h10v36H27z', '#4E7FA8') +
    inner('M27 22V58M37 22V58', 1.4) +
    shape('M32 21Q16 20 14 10Q18 0 26 6Q31 10 32 21zM32 21Q48 20 50 10Q46 0 38 6Q33 10 32 21z', '#4E7FA8') +
    disc(32, 20, 4, '#7FB3D3', 1.8),
  charter:
    shape('M14 6H46V48H14z', PAPER) +
    shape('M14 6Q8 6 8 12T14 16H18V6zM46 48Q54 48 54 54T46 60H20Q14 60 14 52V48z', '#EAD2A0') +
    inner('M22 16H40M22 22H40M22 28H36M22 34H32', 1.7, '#7A6450') +
    shape('M36 50l-3 12 6-3 5 3-2-12z', '#C8322B', 1.6) +
    shape(star(40, 43, 9, 9.5, 7.8), WAX, 1.8) +
    patch('M36 45v-5l3 2 1.5-3 1.5 3 3-2v5z', '#F7D9A0'),
  spy:
    shape('M10 60Q8 38 20 32H44Q56 38 54 60z', '#3B3650') +
    shape('M18 22Q16 40 32 44Q48 40 46 22z', '#F3C9A0') +
    shape('M16 22H48V30Q44 36 38 32Q34 30 32 30T26 32Q20 36 16 30z', '#2C1C12') +
    dot(24.5, 27, 3.2, PAPER) +
    dot(39.5, 27, 3.2, PAPER) +
    dot(25.5, 27, 1.5) +
    dot(40.5, 27, 1.5) +
    shape('M6 20Q32 12 58 20Q46 4 42 4Q32 8 22 4Q18 4 6 20z', '#5A4E78') +
    shape('M46 10Q60-6 62 8Q56 8 50 15z', '#C8322B', 1.7) +
    inner('M29 37q3 2.7 6 0'),
  'safe-conduct':
    shape('M32 2L56 10V32Q54 52 32 62Q10 52 8 32V10z', '#4E7FA8') +
    shape('M32 9L50 15V32Q48 47 32 55Q16 47 14 32V15z', '#DCE9F2', 1.6) +
    shape('M20 36Q20 28 27 27L32 31L37 27Q44 28 44 36L41 46Q32 52 23 46z', PAPER, 1.8) +
    shape(star(32, 36, 8, 14, 9), GOLD, 1.8) +
    inner('M25 36l5 6 10-12', 4, '#1C6B3C'),
  exemption:
    shape('M10 30L6 8L20 18L32 2L44 18L58 8L54 30z', GOLD) +
    dot(14, 24, 2, WAX) +
    dot(50, 24, 2, WAX) +
    shape('M4 28H60V56H4z', PAPER) +
    inner('M10 36H40M10 43H34M10 50H30', 1.7, '#7A6450') +
    disc(48, 46, 12, '#5E8F4A') +
    inner('M42 46l5 5.5 8-11', 3.6, PAPER),
  crier:
    stick('M32 8V-2', '#8A5E38', 5, 3.2) +
    shape('M14 48Q20 42 20 26Q20 10 32 10T44 26Q44 42 50 48L52 53H12z', GOLD) +
    inner('M22 40H42', 1.6, '#8A5E1E') +
    patch('M24 26q0-11 7-12-4 5-4 16z', '#FFE9A8') +
    disc(32, 56, 5, '#C98A12') +
    inner('M6 20Q2 28 6 36M58 20Q62 28 58 36', 2.6),
  dispensation:
    `<g transform="rotate(-24 32 34)">${shape('M4 24H60V44H4z', '#EAD2A0')}${disc(4, 34, 10, '#D9B878')}${disc(60, 34, 10, '#D9B878')}${inner('M4 34m-4 0a4 4 0 1 1 4 4M60 34m-4 0a4 4 0 1 1 4 4', 1.6)}${wall(27, 22, 10, 24, WAX, 1.8)}</g>` +
    shape(star(32, 34, 10, 13, 10.5), WAX, 2) +
    patch(star(32, 34, 5, 7, 3), '#F7D9A0'),
}

/** The drawing of an Influence card as a piece of punchboard. */
export const influenceMarkup = (card: InfluenceId): string => cut(DRAWINGS[card], { cream: 5, edge: 3.4 })
