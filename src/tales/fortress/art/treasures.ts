import { INK, star } from '../../../ui/art/svg.ts'
import { disc, dot, line, oval, shape, stick } from './pen.ts'

/** The stones on the mirror's frame, alternately red and violet. */
const KNOBS = Array.from({ length: 6 }, (_, i) => {
  const angle = ((i * 60 - 90) * Math.PI) / 180
  const colour = i % 2 === 0 ? '#B8202F' : '#7A4A9C'
  return disc(Math.round(32 + Math.cos(angle) * 22), Math.round(24 + Math.sin(angle) * 22), 2.6, colour, 1.4)
}).join('')

/** The six treasures. They are things, so they have no base. Each in a box of 64. */
export const TREASURE_ART = {
  'siege-ram':
    stick('M10 6L18 30M54 6L46 30', '#9A6434', 4, 3.2) +
    stick('M8 8H56', '#B9854A', 4.4, 3.2) +
    stick('M20 10V28M44 10V28', '#E7C58A', 1.8, 2.4) +
    shape('M24 26H62Q66 26 66 33T62 40H24z', '#A9672E') +
    oval(62, 33, 4, 7, '#E7C58A', 1.8) +
    line('M62 30v6', 1.4) +
    line('M36 27v12M50 27v12', 4.6) +
    line('M36 27v12M50 27v12', 2, '#C0C4C8') +
    shape('M28 20Q8 16 2 30Q0 44 14 48Q26 46 30 40z', '#8C9AA6') +
    shape(
      'M22 22Q30 12 24 8Q14 6 12 16Q8 12 4 16Q0 24 8 28Q14 30 16 26Q10 26 10 21Q14 16 18 22Q20 25 22 22z',
      '#E9DFC8',
      1.8,
    ) +
    disc(13, 32, 2.4, '#FFE28A', 1.3) +
    line('M2 40q6 1 9-1M8 29l8 1', 2) +
    disc(16, 57, 6.5, '#7A4A1E') +
    disc(50, 57, 6.5, '#7A4A1E') +
    stick('M8 50H58', '#9A6434', 5, 3.2) +
    dot(16, 57, 1.8) +
    dot(50, 57, 1.8),

  'honing-wheel':
    stick('M14 62L24 28M50 62L40 28M16 54H48', '#9A6434', 4.4, 3.2) +
    disc(32, 26, 22, '#BDB6AA', 2.4) +
    disc(32, 26, 17, '#D3CCBE', 1.3) +
    line('M20 14q5-5 11-6M15 30q1 5 4 8M44 38q3-3 4-7', 1.8, '#8C8477') +
    disc(32, 26, 4.6, '#7A4A1E', 1.8) +
    stick('M32 26L44 34', '#3A3038', 3, 2.8) +
    stick('M44 34v6', '#E7C58A', 4, 2.8) +
    shape('M50 4L64-2 62 6 50 12z', '#E6EDF2', 1.8) +
    stick('M62 2L70-2', '#B8202F', 3.4, 2.8) +
    shape(star(48, 3, 6, 8, 3.2), '#FFD65A', 1.5) +
    line('M40-2l-3-4M38 6l-5-1', 1.8, '#D9930F'),

  'league-boots':
    shape('M6 6H26V36Q26 42 34 46Q36 54 30 54H4Q2 52 4 44z', '#8A3A22') +
    shape('M3 54H32V60H3z', '#3A2418', 2) +
    shape('M3 2H28V12H3z', '#F2D79A', 2) +
    line('M9 18h11M9 25h11M9 32h12', 1.8, '#F2B01E') +
    shape('M34 2H54V32Q54 38 62 42Q64 50 58 50H34Q32 50 33 42z', '#A84A2C') +
    shape('M33 50H60V56H33z', '#3A2418', 2) +
    shape('M31-2H56V8H31z', '#F7EDD3', 2) +
    line('M38 14h11M38 21h11M38 28h12', 1.8, '#F2B01E') +
    shape('M4 40Q-10 38-12 26Q-4 28-2 30Q-8 24-6 16Q2 24 5 32z', '#FFFFFF', 1.8),

  'talking-mirror':
    shape('M28 44h8v14h-8z', '#C9932A') +
    shape('M20 57h24v6H20z', '#C9932A', 2) +
    disc(32, 24, 25, '#D9A441', 2.4) +
    disc(32, 24, 19, '#CFE9F2', 2) +
    KNOBS +
    line('M20 14q3-5 8-6', 2.2, '#FFFFFF') +
    oval(25.5, 21, 2.2, 3, INK, 0.5) +
    oval(38.5, 21, 2.2, 3, INK, 0.5) +
    line('M22 15.5q3-2 6 0M36 15.5q3-2 6 0', 1.6) +
    shape('M25 30q7-2 14 0q-1 6-7 6t-7-6z', '#7A1E2E', 1.6) +
    shape('M56 2Q74-4 72 10Q70 16 62 14L56 19L58 12Q52 6 56 2z', '#FFF8E6', 1.8) +
    line('M61 6h6M60.5 10h5', 1.5),

  'wishing-table':
    stick('M10 36L4 61M54 36L60 61M24 38V57M42 38V57', '#9A6434', 4.4, 3) +
    shape('M0 30H64V39H0z', '#B9854A') +
    shape('M4 28H60L66 44L55 40L48 46L40 40L32 46L24 40L16 46L9 40L-2 44z', '#FFF8E6') +
    line('M10 33h44', 1.6, '#C01F2E') +
    oval(20, 25, 14, 4.4, '#C9D3DA', 1.8) +
    shape('M9 22Q10 8 21 9T32 22Q20 27 9 22z', '#C9763A') +
    stick('M30 14L37 7', '#F7EDD3', 3, 2.6) +
    line('M14 16q2-4 6-4', 1.6, '#F7D3A0') +
    shape('M41 28V11H46V6H51V11H55V28z', '#3F7A4A', 1.8) +
    shape('M42 16h12v7H42z', '#FFF3DC', 1.3) +
    line('M7 2q3-4 0-8M20 0q3-4 0-8', 2.2, INK),

  'golden-key':
    disc(32, 6, 15, '#F2B01E', 2.4) +
    disc(32, 6, 7.5, '#FFF8E6', 2) +
    shape(star(32, -6, 5, 4, 2), '#FFE9A0', 0.8) +
    disc(20, 12, 3.6, '#FFD65A', 1.6) +
    disc(44, 12, 3.6, '#FFD65A', 1.6) +
    shape('M28 20H36V60H28z', '#F2B01E', 2.2) +
    shape('M36 44H50V50H45V54H50V60H36z', '#E0A21A', 2.2) +
    shape('M24 20H40V26H24z', '#FFD65A', 2) +
    line('M31 30v26', 2, '#FFF0A8'),
} as const
