import type { EventCardId } from '../../../engine/citadel/index.ts'
import { cut, dot, inner, shape, stick } from '../../../ui/art/pen.ts'
import { star } from '../../../ui/art/svg.ts'
import { arch, disc, each, GOLD, gable, oval, pane, patch, STONE, wall } from './buildings/building-parts.ts'

const FIRE = '#F2902E'
const WATER = '#7FB3D3'
const RED = '#C8322B'
const PAPER = '#FFF8E6'
const TIMBER = '#8A5E38'

const WAVES = 'M0 48q6-6 11 0t11 0 11 0 11 0 11 0 11 0V61H0z'

const GRAINS = [
  [14, 12],
  [17, 20],
  [50, 12],
  [47, 20],
  [32, 8],
  [28, 15],
  [36, 15],
] as const

/** The drawing of each Event, in a box of 64. */
const DRAWINGS: Readonly<Record<EventCardId, string>> = {
  'excellent-harvest':
    shape(
      'M14 60Q8 56 26 40Q8 26 10 6Q18 4 24 16Q24 2 32-2Q40 2 40 16Q46 4 54 6Q56 26 38 40Q56 56 50 60z',
      '#E8B84A',
    ) +
    inner('M20 14Q22 28 31 40M44 14Q42 28 33 40M32 6V40M31 46L20 58M33 46L44 58M32 46V58', 1.5, '#8A5E1E') +
    shape('M22 38Q32 44 42 38L43 46Q32 51 21 46z', RED) +
    each(GRAINS, ([x, y]) => dot(x, y, 1.5, '#8A5E1E')),
  'mild-winter':
    disc(44, 16, 13, '#FFD65A') +
    inner('M44-4v5M62 6l-4 3M64 24l-5-2M30 2l3 4', 2.4, '#D98A1E') +
    shape('M0 60Q6 44 24 46Q34 36 48 46Q62 44 64 60z', '#FFFFFF') +
    stick('M28 52Q26 32 18 26', '#5E8F4A', 2.6, 2.6) +
    shape('M18 24Q6 24 6 36Q6 44 12 40Q15 46 19 40Q26 42 25 33Q24 26 18 24z', PAPER) +
    inner('M12 40Q12 34 15 30M19 40Q20 34 18 30', 1.4, '#5E8F4A') +
    shape('M30 54Q26 40 38 30Q40 44 34 54z', '#8FB85A', 1.8),
  'spring-fair':
    stick('M32 60V0', '#E7C58A', 3.4, 2.8) +
    shape(star(32, 0, 6, 7, 3.6), GOLD, 1.6) +
    shape('M31 8Q12 20 6 50L14 52Q16 26 32 12z', RED, 1.8) +
    shape('M33 8Q52 20 58 50L50 52Q48 26 32 12z', '#4E7FA8', 1.8) +
    shape('M31 12Q22 30 22 54H29Q28 30 32 14z', GOLD, 1.8) +
    shape('M33 12Q42 30 42 54H35Q36 30 32 14z', '#5E8F4A', 1.8) +
    shape('M2 60q5-8 11-3 5-6 11 0 6-6 12 0 6-6 12 0 7-5 14 3z', '#8FB85A', 1.8) +
    dot(12, 57, 2, '#E0506F') +
    dot(52, 57, 2, '#E0506F'),
  settlers:
    shape('M4 40L10 22H54L60 40z', '#B98147') +
    shape('M12 24Q10 6 24 8Q30-2 40 6Q56 4 52 24z', '#EAD2A0') +
    inner('M22 10Q20 18 24 24M40 7Q44 16 40 24', 1.6, '#A5713D') +
    wall(28, 10, 12, 14, '#4E7FA8', 1.8) +
    inner('M28 17H40M34 10V24', 1.3, PAPER) +
    stick('M58 38L68 30', TIMBER, 3, 2.6) +
    disc(26, 48, 12, '#C98A45') +
    inner('M26 37v22M15 48h22M18 40l16 16M34 40L18 56', 1.6) +
    disc(26, 48, 3, GOLD, 1.6) +
    stick('M52 40V58', TIMBER, 3, 2.6),
  longships:
    stick('M32 44V2', TIMBER, 3, 2.6) +
    shape('M12 6Q32 12 52 6Q56 20 51 34Q32 28 13 34Q8 20 12 6z', PAPER) +
    patch('M20 8.5h6.5v22.5q-4 0-6.5 1zM37 9.5h7v22.5q-4-1-7-1z', RED) +
    inner('M12 6Q32 12 52 6Q56 20 51 34Q32 28 13 34Q8 20 12 6z', 1.8) +
    shape(
      'M6 40Q0 30 4 22Q9 18 11 24Q6 26 12 38Q32 46 52 38Q58 30 55 24Q60 22 62 28Q62 40 54 54H12z',
      TIMBER,
    ) +
    each([18, 28, 38, 47], (x, i) => disc(x, 46, 4.4, i % 2 ? GOLD : '#4E7FA8', 1.6)) +
    shape('M2 54q5-5 10 0t10 0 10 0 10 0 10 0 10 0V61H2z', WATER, 1.7),
  plague:
    shape('M8 60Q8 40 24 38H46Q58 42 58 60z', '#3B3650') +
    shape('M18 20Q18 4 34 4T50 20V28Q48 40 34 40T18 28z', '#8A6A45') +
    shape('M22 24Q4 30-4 50Q16 50 36 36z', '#D9B878') +
    inner('M20 32Q10 38 2 47M10 41l3 3M16 36l3 4', 1.4) +
    disc(29, 21, 5.4, '#9CC8E8') +
    disc(44, 21, 5.4, '#9CC8E8') +
    dot(28, 20, 1.4) +
    dot(43, 20, 1.4) +
    shape('M6 12Q34 4 62 12L58 7Q52-8 34-8T10 7z', '#4A4038'),
  pilgrims:
    stick('M14 60V0', TIMBER, 3.6, 2.8) +
    disc(14, 0, 4, GOLD, 1.8) +
    shape('M14 16q11-1 11 8 0 9-11 10z', '#B5713A', 1.8) +
    shape(
      'M44 56L24 34Q22 26 28 26Q28 18 35 20Q38 12 44 14Q50 12 53 20Q60 18 60 26Q66 26 64 34z',
      '#F6E4BE',
    ) +
    inner('M44 54L31 27M44 54L38 20M44 54V16M44 54L50 20M44 54L57 27', 1.5, '#A5713D') +
    shape('M36 52H52L50 60H38z', '#E7C58A', 1.8),
  flood:
    wall(16, 26, 32, 30, '#F6E4BE') +
    gable(16, 48, 27, 4, '#C4502E', 6) +
    pane(25, 32, 7, 8) +
    pane(39, 32, 7, 8) +
    arch(32, 58, 10, 14) +
    shape(WAVES, WATER) +
    inner('M6 54q4-3 8 0M26 55q4-3 8 0M46 54q4-3 8 0', 1.8, PAPER) +
    patch('M52 12q5 7 0 10-5-3 0-10zM10 8q5 7 0 10-5-3 0-10z', '#4E7FA8'),
  'guild-feast':
    oval(30, 50, 30, 8, '#CFC6B4') +
    shape('M8 46Q4 24 24 18Q46 16 48 34Q50 46 40 50H14Q9 49 8 46z', '#B5652E') +
    inner('M16 30q6-6 14-6M14 38q3-4 7-5', 2.2, '#E8A060') +
    stick('M44 26L56 12', '#F6E4BE', 4.4, 3) +
    disc(58, 10, 3.6, '#F6E4BE', 1.8) +
    disc(55, 7, 3, '#F6E4BE', 1.8) +
    shape('M2 52q6-9 12-3 6-5 10 2 8-6 14 0 8-6 12 1 6-5 12 1L58 58H6z', '#8FB85A', 1.8) +
    disc(20, 53, 3.4, RED, 1.5) +
    disc(42, 53, 3.4, RED, 1.5),
  'royal-tax':
    shape('M8 50L4 16L20 30L32 6L44 30L60 16L56 50z', GOLD) +
    shape('M8 50H56V59H8z', '#C98A12') +
    disc(4, 15, 3.6, RED, 1.7) +
    disc(60, 15, 3.6, RED, 1.7) +
    disc(32, 6, 4.4, RED, 1.7) +
    shape(star(32, 40, 4, 7, 3.4), '#4E7FA8', 1.6) +
    dot(18, 43, 2.4, '#A3182B') +
    dot(46, 43, 2.4, '#A3182B') +
    inner('M14 54.5H50', 1.2, '#FFE9A8'),
  fire:
    shape('M12 60V34H52V60z', '#EAD2A0') +
    shape('M7 35L32 16L57 35z', '#8A3A22') +
    shape('M27 60V46H37V60z', '#4A2C18', 1.7) +
    shape(
      'M18 32Q8 20 18 8Q20 16 24 14Q22 2 32-6Q32 4 40 8Q44 4 42-2Q56 14 46 30Q44 24 40 28Q40 20 34 18Q35 26 28 24Q22 26 18 32z',
      FIRE,
    ) +
    patch(
      'M22 24Q16 18 21 14Q25 18 28 15Q27 6 32 2Q34 10 40 14Q44 18 42 22Q36 14 32 13Q30 21 22 24z',
      '#FFD65A',
    ) +
    shape('M40 52Q36 44 42 40Q43 44 46 43Q47 38 50 36Q56 46 50 53z', FIRE, 1.6),
  'call-to-arms':
    stick('M10 60V2', TIMBER, 3.4, 2.8) +
    shape('M12 4Q24 10 36 4T60 6L54 16L60 26Q48 32 36 26T12 26z', RED) +
    patch('M30 8h5v6h6v4h-6v6h-5v-6h-6v-4h6z', PAPER) +
    shape('M20 50Q32 50 44 42L60 34Q66 46 60 58L44 56Q34 56 20 55z', GOLD) +
    inner('M44 43Q48 49 44 55', 1.6, '#8A5E1E') +
    wall(14, 49, 7, 7, '#C98A12', 1.8),
  'golden-age':
    shape(star(32, 30, 12, 34, 24), GOLD) +
    disc(32, 30, 19, '#FFD65A') +
    dot(25, 27, 2.6) +
    dot(39, 27, 2.6) +
    inner('M23 35q9 9 18 0', 2.4) +
    dot(20, 33, 3, '#F0A070') +
    dot(44, 33, 3, '#F0A070'),
  renaissance:
    stick('M58 0L30 36', TIMBER, 3.4, 2.8) +
    shape('M62-6L64 2L56 8L50 4Q56-2 62-6z', '#D9B878', 1.8) +
    shape('M30 14Q58 14 60 38Q60 48 50 46Q42 44 42 52Q42 60 32 60Q4 60 2 38Q2 16 30 14z', '#C98A45') +
    oval(22, 48, 5, 4, '#7A4A1E', 1.8) +
    disc(14, 36, 5, RED, 1.6) +
    disc(22, 24, 5, GOLD, 1.6) +
    disc(36, 23, 5, '#4E7FA8', 1.6) +
    disc(48, 32, 5, '#5E8F4A', 1.6),
  'great-fair':
    stick('M32 14V-6', TIMBER, 2.4, 2.6) +
    shape('M33-6L48-2L33 3z', '#4E7FA8', 1.6) +
    shape('M32 6L60 32H4z', GOLD) +
    patch('M32 8L40 31H24z', PAPER) +
    inner('M32 6L22 32M32 6L42 32', 1.5) +
    shape('M6 32H58V59H6z', PAPER) +
    patch('M7 33H15V58H7zM23 33H31V58H23zM41 33H49V58H41z', RED) +
    shape('M22 59Q24 42 32 38Q40 42 42 59z', '#4A2C18', 1.8) +
    shape('M3 32q5 7 9.5 0 5 7 9.5 0 5 7 10 0 5 7 10 0 5 7 9.5 0 5 7 9.5 0z', GOLD, 1.6) +
    wall(50, 50, 12, 10, STONE, 1.6),
}

/** The drawing of an Event as a piece of punchboard. */
export const eventMarkup = (event: EventCardId): string => cut(DRAWINGS[event], { cream: 5, edge: 3.4 })
