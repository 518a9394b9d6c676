import { dot, inner, shape, stick } from '../../../../ui/art/pen.ts'
import {
  arch,
  BLUE,
  CREAM,
  disc,
  each,
  flag,
  GOLD,
  GREEN,
  gable,
  PLASTER,
  PURPLE,
  pane,
  patch,
  RED,
  SKY,
  timber,
  WOOD,
  wall,
} from './building-parts.ts'

const ROSES = [
  [20, 52],
  [44, 52],
  [16, 57],
  [48, 57],
  [21, 45],
  [43, 45],
] as const

/** A gable in steps on a wall of 19. */
const steps = (x: number, y: number, fill: string): string =>
  shape(`M${x - 1} ${y + 1}v-6h4v-5h4v-5h7v5h4v5h4v6z`, fill)

const SAIL =
  stick('M33 24V2', WOOD, 2, 2.6) + shape('M33 3h7v14h-7z', '#FFF8E6', 1.6) + inner('M33 8h7M33 12.5h7', 1)

/** The buildings in the picture of the cover. A separate file, so that the cover does not load the others. */
export const ON_COVER = {
  'town-house':
    wall(5, 30, 19, 29, '#D98A6A') +
    steps(5, 30, '#D98A6A') +
    wall(41, 30, 19, 29, '#9DB4C4') +
    steps(41, 30, '#9DB4C4') +
    wall(22, 24, 21, 35, CREAM) +
    shape('M20 25L32.5 4L45 25z', RED) +
    pane(14, 33, 6, 7) +
    pane(50, 33, 6, 7) +
    pane(27.5, 29, 5, 8) +
    pane(37.5, 29, 5, 8) +
    dot(32.5, 17, 2.2) +
    arch(14.5, 59, 8, 14) +
    arch(50.5, 59, 8, 14, '#3F6F8A') +
    arch(32.5, 59, 10, 16, '#8A2E22'),
  'rose-palace':
    wall(8, 34, 48, 25, '#F8D9D2') +
    wall(24, 24, 16, 35, '#FBE9DF') +
    wall(4, 26, 12, 33, '#F8D9D2') +
    wall(48, 26, 12, 33, '#F8D9D2') +
    shape('M1 27Q10 22 10 8Q10 22 19 27zM45 27Q54 22 54 8Q54 22 63 27z', '#C8476A') +
    shape('M20 25Q32 20 32 1Q32 20 44 25z', '#C8476A') +
    arch(32, 59, 11, 17, '#8A2E4A') +
    pane(32, 30, 7, 8) +
    pane(10, 35, 5, 8) +
    pane(54, 35, 5, 8) +
    each(ROSES, ([x, y]) => disc(x, y, 3.2, '#E0506F', 1.3) + dot(x, y, 1, '#FBE0E6')),
  'flour-mill':
    shape('M20 59L24 24H42L46 59z', CREAM) +
    shape('M21 26Q33 4 45 26z', '#A9573A') +
    arch(33, 59, 10, 15) +
    pane(33, 35, 6, 6) +
    each([45, 135, 225, 315], (turn) => `<g transform="rotate(${turn} 33 24)">${SAIL}</g>`) +
    disc(33, 24, 3.2, GOLD, 1.8) +
    shape('M48 59q-2-9 3-11-2-2 1-3t3 3q5 3 2 11z', '#E7D2A0', 1.7),
  clockmaker:
    wall(16, 34, 32, 25, CREAM) +
    wall(20, 15, 24, 22, '#C9A46A') +
    gable(20, 44, 16, 0, GREEN, 4) +
    disc(32, 27, 9.5, '#FFF8E6') +
    inner('M32 27V20.500M32 27l4.5 3', 2) +
    dot(32, 20, 1) +
    dot(39, 27, 1) +
    dot(32, 34, 1) +
    dot(25, 27, 1) +
    arch(32, 59, 11, 16) +
    pane(22, 43) +
    pane(42, 43) +
    disc(53, 52, 7, GOLD, 1.8) +
    disc(53, 52, 2.4, '#8A5E1E', 1.4) +
    inner('M53 43v3M53 58v3M44 52h3M59 52h3', 2.6),
  'opera-house':
    wall(4, 29, 56, 30, '#FBF3DF') +
    shape('M-1 30Q6 8 32 6T65 30z', PURPLE) +
    shape('M13 59V40Q13 32 32 32T51 40V59z', '#4A1230') +
    patch(
      'M14 58V40Q15 34 27 33Q27 46 18 52Q19 56 18 58zM50 58V40Q49 34 37 33Q37 46 46 52Q45 56 46 58z',
      '#C8322B',
    ) +
    shape('M24 12Q32 16 40 12V21Q40 29 32 31Q24 29 24 21z', GOLD, 1.8) +
    dot(28.5, 19, 1.6) +
    dot(35.5, 19, 1.6) +
    inner('M27.5 23.5q4.5 5 9 0', 1.7) +
    wall(5, 34, 5, 25, '#FFF8E6', 1.5) +
    wall(54, 34, 5, 25, '#FFF8E6', 1.5) +
    inner('M25 58q7-3 14 0', 1.6, '#F2B01E'),
  basilica:
    wall(12, 35, 40, 24, PLASTER) +
    shape('M16 36Q18 14 32 14T48 36z', PURPLE) +
    inner('M25 34Q26 20 32 15M39 34Q38 20 32 15', 1.1) +
    stick('M32 13V1M28 5H36', GOLD, 2, 2.2) +
    wall(2, 23, 13, 36, PLASTER) +
    wall(49, 23, 13, 36, PLASTER) +
    shape('M-1 24L8.5 0L18 24zM46 24L55.5 0L65 24z', PURPLE) +
    disc(32, 42, 5, SKY, 1.6) +
    inner('M32 37v10M27 42h10', 1) +
    arch(32, 59, 10, 10) +
    arch(8.5, 42, 5, 12, SKY) +
    arch(55.5, 42, 5, 12, SKY) +
    arch(20, 57, 5, 12, SKY) +
    arch(44, 57, 5, 12, SKY),
  guildhall:
    wall(8, 36, 48, 23, CREAM) +
    wall(3, 21, 58, 16, CREAM) +
    timber(6, 23, 11, 13) +
    timber(26.5, 23, 11, 13) +
    timber(47, 23, 11, 13) +
    shape('M-2 22L12 4H52L66 22z', '#8A3A22') +
    inner('M5 13H59', 1.1) +
    pane(22, 26, 6, 8) +
    pane(42, 26, 6, 8) +
    arch(32, 59, 13, 19) +
    shape('M12 38h9v16l-4.5-3-4.5 3z', GOLD, 1.6) +
    shape('M43 38h9v16l-4.5-3-4.5 3z', BLUE, 1.6) +
    flag(32, -6, RED),
} as const
