import { dot, inner, shape, stick } from '../../../../ui/art/pen.ts'
import { star } from '../../../../ui/art/svg.ts'
import {
  arch,
  CREAM,
  DARK,
  disc,
  GOLD,
  gable,
  oval,
  pane,
  patch,
  RED,
  roof,
  timber,
  WOOD,
  wall,
} from './building-parts.ts'

/** An upright cask. */
const cask = (x: number, y: number): string =>
  shape(`M${x} ${y}h12q5.5 8 0 16h-12q-5.5-8 0-16z`, '#D0924C') +
  inner(`M${x - 2} ${y + 4.5}h16M${x - 2} ${y + 11.5}h16`, 1.7, '#4A3A30')

/** Workshops, each with its product. */
export const CRAFTS = {
  tannery:
    wall(6, 33, 29, 26, '#C9A46A') +
    gable(6, 35, 34, 15, '#7A5A48', 4) +
    inner('M9 27h23', 1.1) +
    arch(20, 59, 11, 16) +
    stick('M40 59V26M62 59V26', WOOD, 2.4, 2.6) +
    stick('M38 27H64', WOOD, 2.4, 2.6) +
    shape('M42 30Q51 33 60 30L57.5 36L62 43L56 46L53.5 54L51 48L48.5 54L46 46L40 43L44.5 36z', '#B5713A') +
    inner('M51 35v9', 1.3, '#7A4220'),
  smithy:
    wall(8, 34, 34, 25, '#9B948C') +
    inner('M9 42H41M20 35v6M31 43v6M14 50v7', 1.1, '#6A645C') +
    roof(8, 42, 35, 18, '#5C5552', 4) +
    wall(12, 8, 9, 15, '#9B948C', 1.8) +
    shape('M13 8Q9 3 14-1Q15 3 19 0Q22 5 19 8z', '#F2902E', 1.5) +
    arch(25, 59, 18, 20, '#3A1A10') +
    patch('M18 58q0-9 5-12 1 4 3 3 5 3 5 9z', '#F2902E') +
    shape('M36 45H60Q60 51 52 52V55L56 59H40L44 55V52Q37 51 36 45z', '#5F6E7B') +
    stick('M57 30L47 42', WOOD, 2.6, 2.6) +
    shape('M53 24l8 7-4 5-9-7z', '#8FA0AE', 1.7),
  pottery:
    wall(18, 6, 13, 20, '#A9573A', 1.8) +
    inner('M24.5 8v5M21 15h7', 1) +
    shape('M5 59Q3 27 24 22Q45 27 43 59z', '#C9764A') +
    inner('M9 40h10M28 34h10M10 50h5M34 46h8', 1.1, '#7A3A1E') +
    arch(24, 59, 17, 20, '#3A1A10') +
    patch('M18 59q0-8 6-13q6 5 6 13z', '#F2902E') +
    shape('M45 60Q40 51 48 46V41H56V46Q64 51 59 60z', '#3F7AA8') +
    inner('M44.5 52q7.5 3 15 0', 1.8, '#FFF8E6') +
    oval(52, 41, 5.4, 2, '#2C4A68', 1.6),
  cooperage:
    wall(5, 29, 34, 30, '#E2B98A') +
    gable(5, 39, 30, 8, '#7A4A2E', 4) +
    arch(17, 59, 13, 19) +
    disc(22, 21, 4.5, '#B5773A', 1.6) +
    inner('M22 17v8M18 21h8', 1.1) +
    cask(41, 27) +
    cask(31, 44) +
    cask(50, 44),
  'spinning-room':
    wall(5, 31, 31, 28, CREAM) +
    roof(5, 36, 32, 14, '#7C93C4', 4) +
    timber(8, 35, 8, 9) +
    arch(16, 59, 11, 17) +
    pane(29, 39, 7, 8) +
    stick('M40 60L48 43L57 60M48 43L61 33', WOOD, 2.2, 2.6) +
    disc(48, 42, 13, '#F6E4BE') +
    disc(48, 42, 9.5, '#CFC6B4', 1.5) +
    inner('M48 30v24M36 42h24M39.5 33.5l17 17M56.5 33.5l-17 17', 1.2) +
    disc(48, 42, 2.8, RED, 1.5) +
    oval(61, 31, 2.8, 4.6, '#FFF8E6', 1.6),
  sawmill:
    wall(5, 30, 34, 29, WOOD) +
    inner('M5 39H39M5 48H39', 1.1, DARK) +
    roof(5, 39, 31, 13, '#6A8A4E', 5) +
    arch(17, 59, 13, 20, '#3A2414') +
    shape(star(47, 39, 11, 14.5, 11.5), '#DDE5EC', 1.8) +
    disc(47, 39, 3.4, '#8FA0AE', 1.6) +
    shape('M27 48H59V59H27z', '#A5713D') +
    inner('M31 52h18M30 56h22', 1.1, DARK) +
    oval(59, 53.5, 3.6, 5.5, '#E7C58A', 1.8) +
    dot(59, 53.5, 1.4, '#A5713D'),
  brewery:
    wall(18, 26, 40, 33, '#E2B98A') +
    roof(18, 58, 27, 11, RED, 4) +
    arch(38, 59, 12, 19) +
    pane(28, 35) +
    pane(49, 35) +
    inner('M18 32H58', 1.2, DARK) +
    disc(15, 46, 12.5, '#B5773A') +
    disc(15, 46, 8.5, '#D9A25C', 1.5) +
    inner('M15 38v16M10 39.500v13M20 39.500v13', 1.2) +
    stick('M15 55v5', '#8A5E38', 2.4, 2.2) +
    shape('M43 46h11v12H43z', '#F2B01E', 1.7) +
    shape('M42 46q-1-5 4-5 3-4 6 0 4 0 3 5z', '#FFF8E6', 1.6) +
    shape('M54 49q5 0 4 4-1 3-4 2', 'none', 2.2),
  'weavers-hall':
    wall(5, 28, 54, 31, '#EAD2A0') +
    roof(5, 59, 29, 9, '#3F6F8A', 4) +
    arch(15, 59, 12, 19) +
    pane(15, 33, 8, 5) +
    stick('M27 59V32M59 59V32', WOOD, 2.6, 2.6) +
    shape('M30 36H56V57H30z', '#FFF8E6') +
    patch('M31 38h24v4H31zM31 46h24v3H31z', '#C8322B') +
    patch('M31 42h24v4H31zM31 51h24v4H31z', '#4E7FA8') +
    stick('M25 34H61', WOOD, 3, 2.6),
  'bell-foundry':
    wall(9, 3, 9, 18, '#9B948C', 1.8) +
    patch('M10 2q-4-5 1-8 4-3 7 1 4 1 2 6z', '#FFFFFF') +
    wall(5, 32, 30, 27, '#9B948C') +
    roof(5, 35, 33, 17, '#5C5552', 4) +
    arch(17, 59, 14, 18, '#3A1A10') +
    patch('M12 59q0-8 5-12q5 4 5 12z', '#F2902E') +
    disc(48, 19, 3.6, GOLD, 1.8) +
    shape('M33 54Q40 49 40 37Q40 22 48 22T56 37Q56 49 63 54L64 58H32z', GOLD) +
    inner('M38.5 47H57.5', 1.6, '#8A5E1E') +
    patch('M43 38q0-10 5-12-3 4-3 13z', '#FFE9A8') +
    disc(48, 59.5, 3.2, '#C98A12', 1.8),
  glassworks:
    shape('M16 10Q12 3 18-2Q20 4 25-4Q32 3 30 10z', '#F2902E', 1.6) +
    shape('M3 59Q13 40 15 9H31Q33 40 43 59z', '#B5623A') +
    inner('M17 22h8M23 32h9M13 42h8', 1.1, '#6A2E16') +
    arch(23, 59, 15, 18, '#3A1A10') +
    patch('M18 59q0-8 5-11q5 3 5 11z', '#F2902E') +
    shape('M39 60V43Q39 39 43 38V29H48V38Q52 39 52 43V60z', '#6FBF9E') +
    inner('M42.5 44v11', 2, '#DDF5EA') +
    shape('M51 60Q49 50 55 48V44H60V48Q65 50 63 60z', '#7FB3D3') +
    inner('M54 53v4', 2, '#E8F5FC'),
  'printing-house':
    wall(4, 27, 56, 32, '#EAD2A0') +
    roof(4, 60, 28, 8, '#8A3A22', 4) +
    arch(14, 59, 11, 18) +
    pane(14, 32, 8, 6) +
    stick('M28 59V33M56 59V33', '#6A4A2E', 3.4, 2.6) +
    stick('M42 34V44', '#8FA0AE', 4, 2.6) +
    wall(31, 44, 22, 5, '#8A5E38', 1.8) +
    shape('M30 52H54V60H30z', '#FFF8E6', 1.8) +
    inner('M33 55h18M33 57.6h13', 1.2) +
    stick('M25 34H59', '#6A4A2E', 3.4, 2.6) +
    shape('M34 10L50 8L52 25L36 27z', '#FFF8E6', 1.8) +
    inner('M39.5 23l3-11 4.5 10M41 19h4.5', 2),
} as const
