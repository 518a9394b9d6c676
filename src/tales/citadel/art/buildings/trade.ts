import { inner, shape, stick } from '../../../../ui/art/pen.ts'
import {
  arch,
  CREAM,
  DARK,
  disc,
  each,
  GOLD,
  gable,
  pane,
  patch,
  roof,
  SKY,
  STONE,
  timber,
  WOOD,
  wall,
} from './building-parts.ts'

/** Houses of Trade, decorated with gold. */
export const TRADE = {
  'market-stall':
    stick('M12 58V28M52 58V28', WOOD, 3, 2.6) +
    wall(8, 42, 48, 16, '#B98147') +
    inner('M9 50H55', 1.3, DARK) +
    shape(
      'M6 29L12 12H52L58 29Q54 35 49.3 29Q45 35 40.7 29Q36 35 32 29Q27 35 23.3 29Q18 35 14.7 29Q10 35 6 29z',
      '#FFF8E6',
    ) +
    patch(
      'M14.7 28L18 13h7.500L23.3 28Q19 33.5 14.7 28zM32 28V13h7.500L40.7 28Q36 33.5 32 28zM49.3 28L46.5 13H52l5 15Q53 33 49.3 28z',
      '#D9A520',
    ) +
    inner('M6 29L12 12H52L58 29', 1.6) +
    disc(16, 40, 3.8, '#D2453A', 1.5) +
    disc(23, 40, 3.8, '#D2453A', 1.5) +
    disc(19.5, 35, 3.8, '#E8854A', 1.5) +
    shape('M33 43q-2-9 3-9t3 9zM42 43q0-7 5-7t5 7z', '#8FB85A', 1.5),
  inn:
    wall(14, 30, 40, 29, CREAM) +
    wall(10, 25, 48, 8, '#EAD2A0') +
    roof(11, 57, 26, 8, '#7A4A2E', 4) +
    timber(17, 36, 9, 10) +
    arch(34, 59, 12, 18) +
    pane(47, 38, 8, 9) +
    stick('M14 36H3', WOOD, 2, 2.4) +
    shape('M-1 39H11V52L5 55L-1 52z', GOLD, 1.8) +
    patch('M2 43h6v6H2z', '#FFF8E6') +
    inner('M2 43h6v6H2zM8 44q3 1 0 4', 1.3) +
    wall(44, 5, 6, 9, STONE, 1.6),
  turnpike:
    wall(4, 24, 20, 35, '#EAD2A0') +
    gable(4, 24, 25, 8, '#3F6F8A', 4) +
    arch(14, 59, 9, 15) +
    pane(14, 31, 7, 7) +
    wall(52, 34, 7, 25, STONE) +
    shape('M22 38L62 26L63 32L23 44z', '#FFF8E6') +
    patch('M29 36.500l7-2 1 5-7 2zM43 32.500l7-2 1 5-7 2zM56 28.500l5-1.5 1 4.5-5 1.500z', '#D2453A') +
    inner('M22 38L62 26L63 32L23 44z', 1.7) +
    disc(38, 53, 6, GOLD, 1.7) +
    inner('M38 50v6', 1.8),
  'caravan-yard':
    shape('M7 40Q5 13 31 13T57 40z', '#FFF8E6') +
    inner('M17 38Q16 20 24 14M32 39V14M46 38Q47 20 40 15', 1.3, '#8A7458') +
    arch(32, 40, 15, 17, '#3A2414') +
    wall(4, 39, 56, 9, '#3F6F8A') +
    inner('M5 43.5H59', 1.2) +
    patch('M9 41h4v5H9zM30 41h4v5h-4zM51 41h4v5h-4z', GOLD) +
    stick('M59 45L67 51', WOOD, 2.4, 2.6) +
    disc(17, 51, 8.5, WOOD) +
    disc(47, 51, 8.5, WOOD) +
    inner(
      'M17 43v16M9 51h16M11.5 45.500l11 11M22.5 45.500l-11 11M47 43v16M39 51h16M41.5 45.500l11 11M52.5 45.500l-11 11',
      1.2,
    ) +
    disc(17, 51, 2.4, GOLD, 1.4) +
    disc(47, 51, 2.4, GOLD, 1.4),
  warehouse:
    wall(5, 24, 38, 35, '#B5623A') +
    gable(5, 43, 25, 2, '#6A4A2E', 4) +
    wall(17, 12, 14, 11, '#3A2414', 1.5) +
    wall(17, 29, 14, 11, '#8A5E38', 1.5) +
    inner('M24 29v11', 1.2) +
    pane(10.5, 30, 5, 7) +
    pane(37.5, 30, 5, 7) +
    arch(24, 59, 14, 14) +
    stick('M24 9H53', '#6A4A2E', 2.6, 2.6) +
    inner('M51 10V22', 1.6) +
    wall(44, 22, 15, 12, WOOD, 1.8) +
    timber(45, 23, 13, 10) +
    wall(42, 46, 18, 13, WOOD, 1.8) +
    timber(43, 47, 16, 11),
  'cloth-hall':
    wall(2, 33, 60, 26, '#EAD2A0') +
    roof(2, 62, 34, 19, '#D9A520', 3) +
    wall(25, 10, 14, 25, '#EAD2A0') +
    gable(25, 39, 11, -4, '#D9A520', 3) +
    disc(32, 17, 4, '#FFF8E6', 1.5) +
    inner('M32 14.5V17H34', 1.2) +
    arch(9.5, 59, 9, 19) +
    arch(54.5, 59, 9, 19) +
    shape('M17 37h9v19l-4.5-3-4.5 3z', '#C8322B', 1.6) +
    shape('M27.5 37h9v19l-4.5-3-4.5 3z', '#4E7FA8', 1.6) +
    shape('M38 37h9v19l-4.5-3-4.5 3z', '#5E8F4A', 1.6) +
    stick('M14 37H50', WOOD, 2, 2.4),
  'counting-house':
    wall(6, 27, 32, 32, '#E7C58A') +
    shape('M4 28V22H9V16H13V10H18V4H26V10H31V16H35V22H40V28z', '#D9A520') +
    disc(22, 16, 5, '#FFF8E6', 1.5) +
    inner('M22 13v6', 1.8) +
    arch(16, 59, 10, 17) +
    pane(30, 33, 9, 9, SKY) +
    inner('M27.5 33v9M32.5 33v9', 1.1) +
    disc(43, 42, 4, GOLD, 1.6) +
    disc(50, 39, 4, GOLD, 1.6) +
    disc(56, 42, 4, GOLD, 1.6) +
    shape('M35 44H63V59H35z', '#8A5E38') +
    inner('M35 49H63M41 44v15M57 44v15', 1.4) +
    wall(46, 47, 6, 6, GOLD, 1.5),
  'stock-exchange':
    shape('M6 59V54H58V59z', STONE) +
    wall(10, 28, 44, 26, '#E7C58A') +
    each([14, 24, 34, 44], (x) => wall(x, 29, 6, 25, '#FFF8E6', 1.6)) +
    shape('M4 29L32 9L60 29z', '#D9A520') +
    disc(32, 22, 5, '#FFF8E6', 1.5) +
    inner('M32 19v6', 1.8) +
    shape('M25 9Q32-3 39 9z', '#6F8F86', 1.8) +
    inner('M32 3V-3', 2, GOLD),
} as const
