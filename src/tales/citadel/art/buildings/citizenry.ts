import { dot, inner, shape, stick } from '../../../../ui/art/pen.ts'
import {
  arch,
  BLUE,
  CREAM,
  DARK,
  disc,
  eyes,
  flag,
  GOLD,
  gable,
  oval,
  pane,
  patch,
  RED,
  roof,
  SKY,
  STONE,
  THATCH,
  timber,
  WOOD,
  wall,
} from './building-parts.ts'

/** Houses of the Citizenry, in many colours. */
export const CITIZENRY = {
  stable:
    wall(10, 32, 44, 27, WOOD) +
    inner('M18 33V58M46 33V58', 1.2, DARK) +
    roof(10, 54, 33, 14, THATCH, 5) +
    inner('M16 20l-2 5M26 22l-1 5M38 20l1 5M48 25l1 4', 1.3, '#8A5E1E') +
    arch(32, 59, 22, 25, '#4A2C18') +
    shape('M26 58Q24 45 29 41L28 35l5 3q7 3 7 12l-2 5q-3 2-5-1l-1-4 0 8z', '#9C6238', 1.7) +
    patch('M29 36q-6 6-4 15 2-9 6-12z', '#3A2414') +
    dot(34.5, 45, 1.5),
  'pig-sty':
    wall(8, 36, 30, 22, WOOD) +
    gable(8, 38, 37, 18, THATCH, 5) +
    arch(23, 58, 15, 16, '#3A2414') +
    oval(44, 47, 14, 11, '#F2A7A0') +
    shape('M34 38l-3-7 8 3zM54 38l4-7-8 2z', '#E58A86', 1.7) +
    oval(44, 49, 6, 4.5, '#E58A86', 1.6) +
    dot(42, 49, 1.2) +
    dot(46, 49, 1.2) +
    eyes(38.5, 49.5, 43, 1.7) +
    stick('M4 59H60M10 59V51M58 60V53', WOOD, 2.6, 2.6),
  commons:
    oval(32, 54, 28, 6.5, '#9CBF5E') +
    stick('M50 55V29M59 56V33M47 35l14 4M47 44l14 4', WOOD, 2.4, 2.6) +
    shape('M17 53Q13 42 20 38Q22 28 33 31Q45 28 46 39Q53 45 47 54Q32 60 17 53z', '#F7F1E2') +
    inner('M25 41q3-3 5 0M35 39q3-3 5 0M30 48q3-3 5 0M39 47q3-3 4 0', 1.4) +
    shape('M15 47q-8-1-7-7 5-5 12 0l3 6q-2 5-8 1z', '#5A4636', 1.7) +
    dot(12.5, 42, 1.3, '#fff') +
    shape('M18 37q-2-5 3-6 4 2 2 6z', '#5A4636', 1.4) +
    dot(9, 55, 1.6, '#FFF8E6') +
    dot(54, 56, 1.6, GOLD),
  cottage:
    wall(12, 36, 40, 23, CREAM) +
    roof(12, 52, 37, 15, RED, 5) +
    wall(41, 12, 7, 12, STONE, 1.8) +
    patch('M43 9q-3-4 1-7 4 2 3 5z', '#fff') +
    timber(15, 40, 9, 12) +
    arch(33, 59, 11, 18) +
    dot(36, 51, 1, GOLD) +
    pane(45, 42, 8, 8) +
    inner('M12 56H26M40 56H52', 1.3, DARK) +
    shape('M40 58q1-5 5-3 4-3 6 3z', '#6A9445', 1.4),
  'bath-house':
    wall(8, 34, 48, 25, '#E9DCC8') +
    shape('M10 35Q14 12 32 12T54 35z', BLUE) +
    inner('M21 33Q23 18 32 13M43 33Q41 18 32 13', 1.1) +
    disc(32, 10.5, 2.8, GOLD, 1.6) +
    arch(19, 59, 11, 18) +
    inner('M41 45q-3-4 0-7M48 45q-3-4 0-7', 2.2, '#FFFFFF') +
    shape('M31 48H61L58 60H34z', WOOD) +
    inner('M33 54H59', 1.4, DARK) +
    oval(46, 48, 15, 3.6, '#BFE0EE', 1.8) +
    disc(43, 45, 3.4, '#F3C9A0', 1.5) +
    patch('M39.6 44q3.4-4 6.8 0z', '#7A4A2E'),
  almshouse:
    wall(4, 36, 56, 23, '#EAD2A0') +
    roof(4, 60, 37, 23, '#8C9A5B', 4) +
    shape('M25 24v-11l7-7 7 7v11z', CREAM, 1.8) +
    patch('M32 21q-6-4-4-7 2-2 4 1 2-3 4-1 2 3-4 7z', RED) +
    arch(13, 59, 10, 16) +
    arch(29, 59, 10, 16) +
    pane(21, 42, 5, 8) +
    inner('M48 40q-3-4 0-8M54 40q-3-4 0-8', 2.2, '#FFFFFF') +
    shape('M39 46H63Q64 59 51 60Q38 59 39 46z', '#4A4650') +
    oval(51, 46, 12, 3.4, '#E8B45A', 1.8),
  'coach-house':
    wall(5, 30, 32, 29, '#EAD2A0') +
    roof(5, 37, 31, 13, '#7A4A2E', 4) +
    arch(19, 59, 17, 21, '#3A2414') +
    stick('M30 50H36', '#3A2414', 2, 2.4) +
    shape('M33 37Q33 32 39 32H55Q62 32 61 40L58 51H37z', '#A3182B') +
    patch('M38 36h7v6h-7zM48 36h8l-.6 6H48z', SKY) +
    inner('M46.5 33v17', 1.3) +
    disc(41, 54, 5.6, GOLD, 1.8) +
    disc(55, 54, 5.6, GOLD, 1.8) +
    inner('M41 49v10M36 54h10M55 49v10M50 54h10', 1.3),
  manor:
    wall(6, 36, 52, 23, CREAM) +
    wall(22, 26, 20, 33, '#FBF0D2') +
    roof(6, 22, 37, 24, BLUE, 3) +
    roof(42, 58, 37, 24, BLUE, 3) +
    gable(22, 42, 27, 8, BLUE, 4) +
    arch(32, 59, 11, 17, '#8A2E22') +
    pane(32, 31, 7, 7) +
    pane(14, 43) +
    pane(50, 43) +
    dot(32, 20, 2.4, GOLD) +
    flag(32, 2, RED) +
    shape('M7 59q0-7 5-7t5 7zM47 59q0-7 5-7t5 7z', '#6A9445', 1.5),
} as const
