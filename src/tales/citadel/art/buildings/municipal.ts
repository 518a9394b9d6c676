import { inner, shape, stick } from '../../../../ui/art/pen.ts'
import {
  arch,
  BLUE,
  battlement,
  DARK,
  disc,
  each,
  flag,
  GOLD,
  gable,
  PLASTER,
  PURPLE,
  pane,
  patch,
  RED,
  roof,
  SKY,
  STONE,
  WOOD,
  wall,
} from './building-parts.ts'

/** Halls of the town, all under purple roofs. */
export const MUNICIPAL = {
  donjon:
    shape('M17 59L20 22H44L47 59z', STONE) +
    battlement(15, 34, 13, 11, STONE, 4) +
    inner('M21 32h8M33 38h9M22 46h7M36 52h8', 1.2, '#857A68') +
    arch(32, 59, 11, 16) +
    pane(32, 28, 4, 8, '#2C1C12') +
    flag(32, 1, PURPLE),
  chapel:
    wall(22, 33, 34, 26, PLASTER) +
    roof(22, 56, 34, 19, PURPLE, 4) +
    wall(8, 24, 16, 35, PLASTER) +
    shape('M5 25L16 2L27 25z', PURPLE) +
    inner('M16-4v7M13-1h6', 2, GOLD) +
    arch(16, 59, 9, 14) +
    disc(16, 33, 3.4, SKY, 1.5) +
    arch(34, 53, 7, 13, SKY) +
    arch(46, 53, 7, 13, SKY) +
    inner('M30 57H55', 1.1, '#857A68'),
  watchtower:
    shape('M24 59L26 26H40L42 59z', STONE) +
    wall(19, 15, 28, 12, '#B98147') +
    inner('M26 16v10M33 16v10M40 16v10', 1.2, DARK) +
    shape('M15 16L33 1L51 16z', PURPLE) +
    inner('M29 34h6M33 44h6M28 51h6', 1.2, '#857A68') +
    arch(33, 59, 9, 12) +
    shape('M48 30q9 0 11 7-4-1-5 2-3-5-8-3z', GOLD, 1.6) +
    stick('M20 27l-5 6', WOOD, 2, 2.2),
  school:
    wall(8, 34, 48, 25, PLASTER) +
    roof(8, 56, 35, 22, PURPLE, 4) +
    wall(26, 16, 12, 14, PLASTER, 1.8) +
    shape('M23 17L32 4L41 17z', PURPLE, 1.8) +
    shape('M28.5 26q0-7 3.5-7t3.5 7z', GOLD, 1.5) +
    arch(25, 59, 10, 17) +
    pane(50, 38, 8, 6) +
    pane(14, 43, 8, 8) +
    shape('M31 60V46l15 3.5 15-3.5v14l-15 3.5z', '#FFF8E6') +
    inner('M46 50v13M35 51.5l7 1.6M35 56l7 1.6M57 51.5l-7 1.6M57 56l-7 1.6', 1.4),
  hospital:
    wall(4, 33, 56, 26, PLASTER) +
    roof(4, 60, 34, 21, PURPLE, 3) +
    wall(21, 16, 22, 43, '#FBF3DF') +
    gable(21, 43, 17, 1, PURPLE, 4) +
    disc(32, 25, 9.5, '#FFF8E6', 1.8) +
    patch('M29.5 18h5v4.500h4.500v5h-4.500v4.500h-5v-4.500h-4.500v-5h4.500z', '#3F8A4E') +
    arch(32, 59, 12, 18, '#8A2E22') +
    pane(12.5, 42, 8, 7) +
    pane(51.5, 42, 8, 7) +
    shape('M4 59q0-6 5-6t5 6zM50 59q0-6 5-6t5 6z', '#6A9445', 1.5),
  'court-house':
    shape('M3 59V53H61V59z', STONE) +
    wall(8, 30, 48, 23, '#D9CDB2') +
    each([10, 20, 38, 48], (x) => wall(x, 31, 6, 22, '#FFF8E6', 1.6)) +
    arch(32, 53, 9, 17) +
    shape('M2 31L32 9L62 31z', PURPLE) +
    stick('M32 6V27', '#DDE5EC', 2.6, 2.2) +
    stick('M27 21H37', GOLD, 2.4, 2) +
    wall(0, 24, 9, 35, PLASTER) +
    wall(55, 24, 9, 35, PLASTER) +
    battlement(-1, 11, 17, 8, PLASTER, 3) +
    battlement(54, 11, 17, 8, PLASTER, 3) +
    pane(4.5, 34, 4, 9) +
    pane(59.5, 34, 4, 9),
  library:
    wall(12, 31, 42, 28, PLASTER) +
    wall(28, 4, 10, 9, PLASTER, 1.8) +
    shape('M26 5L33-4L40 5z', PURPLE, 1.8) +
    shape('M9 32Q12 11 33 11T57 32z', PURPLE) +
    inner('M22 30Q24 16 33 12M44 30Q42 16 33 12', 1.1) +
    arch(42, 59, 11, 19) +
    arch(23, 50, 8, 14, SKY) +
    wall(3, 53, 22, 6, RED, 1.8) +
    wall(6, 47, 18, 6, BLUE, 1.8) +
    wall(4, 41.5, 18, 5.5, GOLD, 1.8) +
    inner('M8 53v6M20 53v6M10 47v6M8 41.5v5.5', 1.2),
  'town-hall':
    wall(5, 34, 54, 25, PLASTER) +
    wall(22, 14, 20, 45, '#FBF3DF') +
    roof(5, 22, 35, 22, PURPLE, 3) +
    roof(42, 59, 35, 22, PURPLE, 3) +
    shape('M19 15Q32 12 32-3Q32 12 45 15z', PURPLE) +
    disc(32, 23, 5.5, '#FFF8E6', 1.7) +
    inner('M32 23v-3.500M32 23h2.5', 1.5) +
    arch(32, 59, 12, 19, '#8A2E22') +
    inner('M5 55H24M40 55H59', 1.2, '#857A68') +
    shape('M8 37h10v16l-5-4-5 4zM46 37h10v16l-5-4-5 4z', GOLD, 1.6) +
    shape('M25 36h14v3H25z', GOLD, 1.4),
} as const
