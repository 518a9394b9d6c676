import type { ExpansionSymbolId } from '../../../../engine/fairy-tale/index.ts'
import { INK, ink } from '../../../../ui/art/svg.ts'
import { printedShield, SHIELD, shield } from '../../../../ui/art/tokens/plaque.ts'
import { atSide, hasRoad, type Roads, SIDES } from '../roads/roads.ts'
import type { SymbolArt } from '../symbols/symbol-art.ts'
import { drawbridge } from './drawbridge.ts'

/** A printed shield: a faint glyph, struck out. */
const struckOut = (glyph: string): string =>
  printedShield(
    `${glyph.replaceAll('/>', ' opacity=".34"/>')}<path d="M-7 7L7-7" fill="none" ${ink(2, '#5A4230')}/>`,
  )

/** The sign of a single-use symbol: a punchboard shield; once spent, only a printed one. */
function once(ground: string, glyph: string): SymbolArt['sign'] {
  const ready = shield(ground, glyph)
  const spent = struckOut(glyph)
  return (mark) => (mark.spent ? spent : ready)
}

/** Replaces the pale colours of a glyph for dark shields by ink, for pale shields. */
const inked = (glyph: string): string => glyph.replace(/#FFF3DC|#FFE28A|#E4D9F0|#FFE9C0/g, INK)

/** The sign of a dark symbol: a dark shield with a cream edge; once broken, only a printed one. */
function darkSign(ground: string, glyph: string): SymbolArt['sign'] {
  const threat =
    `<path d="${SHIELD}" transform="translate(.9 1.5)" fill="var(--shadow)"/>` +
    `<path d="${SHIELD}" fill="${ground}" ${ink(3.6)}/>` +
    `<path d="${SHIELD}" fill="${ground}" ${ink(1.7, '#FFF3DC')}/>${glyph}`
  const spent = struckOut(inked(glyph))
  return (mark) => (mark.spent ? spent : threat)
}

const STUMPS = [
  [84, 26],
  [86, 84],
  [74, 90],
  [15, 62],
] as const

const TREES = STUMPS.map(
  ([x, y]) => `M${x} ${y}V${y - 15}M${x} ${y - 6}l-5-6M${x} ${y - 9}l5-6M${x} ${y - 13}l-3-5`,
).join('')

/** The darkness over a tile with a dark symbol, with dead trees in it. */
const darkness = (bold: boolean): string =>
  `<path d="M0 0H100V100H0z" fill="light-dark(#3a2450, #1a0e2a)" opacity=".4"/>${
    bold ? '' : `<path d="${TREES}" fill="none" ${ink(2.4, '#1A1020')}/>`
  }`

const BOULDER_GLYPH = `
    <path d="M-8.7 .8L6.2 7.2Q3.4 9 0 9.7Q-8.7 7-8.7 .8z" fill="#8FA65A" ${ink(1.5)}/>
    <path d="M-3-7.5L2.5-9.5 8-6.5 9 0 5.5 4.5-.5 4-4.5 0-5-4z" fill="#A8A298" ${ink(1.7)}/>
    <path d="M-2.5-4.5L2-6.5M1 1l3.5-1 1-3" fill="none" stroke="#EFEAE0" stroke-width="1.5" stroke-linecap="round"/>
    <path d="M-8.8-6.5h2.2M-8.8-3h1.6" ${ink(1.6)}/>`

const DROPS = shield(
  '#CDE7EE',
  `
    <path d="M-2.6-8.5Q-8-1.5-8 2.4T-2.6 8T2.8 2.4Q2.8-1.5-2.6-8.5z" fill="#2E86B8" ${ink(1.6)}/>
    <path d="M5-6.5Q1.8-2 1.8.4T5 3.8T8.2.4Q8.2-2 5-6.5z" fill="#8CC8EC" ${ink(1.4)}/>
    <path d="M-5.5 3q.5 2.5 2.8 3" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/>`,
)

const GROVE_GLYPH = `
    <path d="M-4.5 9Q-3 4-3.5-1Q-8-2-9-7.5M-6.5-2.5Q-9-2-9.5-.5M-3.5-1Q-4.5-5-2-9M4.5 9Q3 4 3.5-1Q8-2 9-7.5M6.5-2.5Q9-2 9.5-.5M3.5-1Q4.5-5 2-9" fill="none" stroke="#E4D9F0" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M-5 9Q-3 3-3.8-2H3.8Q3 3 5 9z" fill="#E4D9F0"/>
    <path d="M-2.8 .5l2 1.3M2.8.5l-2 1.3" stroke="#B0172B" stroke-width="1.9" stroke-linecap="round"/>
    <path d="M-2 5.2l1 1 1-1 1 1 1-1" fill="none" stroke="#33264A" stroke-width="1.3" stroke-linejoin="round"/>`

const RIVER_GLYPH = `
    <path d="M-8.2-8V5M8.2-8V5" ${ink(2.6)}/>
    <path d="M-6.5-7.5H6.5V-1H-6.5z" fill="#A9743A" ${ink(1.5)}/>
    <path d="M-6.5-4.3H6.5" ${ink(1.2)}/>
    <path d="M-8.5 4Q-6 1.5-3.5 4T1.5 4T6.5 4T9 4M-6.5 7.8Q-4 5.3-1.5 7.8T3.5 7.8T6.5 7.2" fill="none" stroke="#1F6AA8" stroke-width="2.2" stroke-linecap="round"/>`

const STREAM_COURSE = 'M17-2Q9 20 16 40T13 74T17 102'

const WAVES =
  '<path d="M13 30q3-2 6 0t6 0M10 52q3-2 6 0M10 86q3-2 6 0t6 0" fill="none" stroke="#D7EEF8" stroke-width="1.8" stroke-linecap="round"/>'

const SLUICE_POSTS = '<path d="M1 57V78M27 57V78" fill="none" '

/** The stream along the west side with its sluice, closed or open. */
function stream(open: boolean, bold: boolean): string {
  const width = bold ? 19 : 16
  const board = open
    ? `<path d="M2 57H26" ${ink(6)}/><path d="M2 57H26" ${ink(3, '#C98A45')}/>`
    : `<path d="M2 62H26V73H2z" fill="#C98A45" ${ink()}/><path d="M2 67.5H26" ${ink(1.4)}/>`
  return (
    `<path d="${STREAM_COURSE}" fill="none" stroke="var(--tree-ink)" stroke-width="${width + 4.5}"/>` +
    `<path d="${STREAM_COURSE}" fill="none" stroke="light-dark(#5fa8d6, #2e6fa0)" stroke-width="${width}"/>` +
    `${WAVES}${SLUICE_POSTS}${ink(6)}/>${SLUICE_POSTS}${ink(3, '#9A6434')}/>${board}`
  )
}

/** Quarter turns that move the stream from the west side to one without a road; west is preferred. */
function turnsTo(roads: Roads): number {
  const free = SIDES.toReversed().findIndex((side) => !hasRoad(roads, side))
  return Math.max(0, free)
}

const SCROLL_GLYPH = `
    <path d="M-5.5-6.5H6V5.5H-5.5z" fill="#FFF8E6" ${ink(1.5)}/>
    <path d="M-7.5-8.5H7.5Q9-6.5 7.5-4.8H-7.5Q-9-6.5-7.5-8.5zM-7.5 4.3H7.5Q9 6.2 7.5 8H-7.5Q-9 6.2-7.5 4.3z" fill="#D9A441" ${ink(1.5)}/>
    <path d="M.2 -4.3L1.26 -1.36L4.2 -.3L1.26 .76L.2 3.7L-.86 .76L-3.8 -.3L-.86 -1.36Z" fill="#7A3FAE"/>`

const MOUND = `<g transform="translate(.6 .2) scale(.78)">
    <path d="M-17 14Q-18-8-3-14Q14-16 17 2L18 14z" fill="#5E8A4A" ${ink()}/>
    <path d="M-13-2q3-6 7-7M9-9q4 3 5 8" fill="none" ${ink(1.8, '#8FB56A')}/>
    <path d="M-8 14V2Q-8-7 1-7T10 2V14z" fill="#B9854A" ${ink()}/>
    <path d="M-2-6V14M4-6.5V14" fill="none" ${ink(1.2)}/>
    <circle cx="1" cy="2.5" r="4.2" fill="#F2B01E" ${ink(1.3)}/>
    <circle cx="1" cy="1.5" r="1.6" fill="${INK}"/>
    <path d="M.2 1.5L-.6 5.5H2.6L1.8 1.5z" fill="${INK}"/></g>`

const ARROW_BOARD = 'M-7 15V-4H-12L0-17L12-4H7V15z'

const ARROW =
  `<path d="${ARROW_BOARD}" transform="translate(1.5 2.5)" fill="var(--shadow)"/>` +
  `<path d="${ARROW_BOARD}" fill="#D9A560" ${ink(2.2)}/>` +
  `<path d="M-3 12V-2M3 13V2" fill="none" ${ink(1.3, '#8A5A24')}/><circle cx="0" cy="8" r="1.9" fill="${INK}"/>`

const ARROW_SIGN = `<g transform="scale(.6)">${ARROW}</g>`

const TORCH_GLYPH = `
    <path d="M-1.8 1.5L-.8 9H2.8L3.8 1.5z" fill="#9A6434" ${ink(1.5)}/>
    <path d="M1-9.5Q6.5-4.5 5-.5Q3.8 2.5 1 2.5T-3.2-.5Q-4-3-1.8-5Q-1-3.2.2-3.8Q-.5-7 1-9.5z" fill="#E8621A" ${ink(1.5)}/>
    <path d="M1-3.5Q3.2-1.5 2.4.2Q1 1.8-.4.2Q-1-1.5 1-3.5z" fill="#FFE25A"/>`

const DRUM_GLYPH = `
    <path d="M-7.5-3.5V4.5Q0 8.5 7.5 4.5V-3.5z" fill="#C8322D" stroke="#FFF3DC" stroke-width="1.5" stroke-linejoin="round"/>
    <path d="M-7.5 4.5l3.7-6.5 3.8 8 3.8-8 3.7 6.5" fill="none" stroke="#FFE28A" stroke-width="1.3"/>
    <ellipse cx="0" cy="-3.8" rx="7.5" ry="2.8" fill="#F7EDD3" ${ink(1.3)}/>
    <path d="M-6.5-9.5L0-4.2M6.5-9.5L0-4.2" stroke="#FFE9C0" stroke-width="1.8" stroke-linecap="round"/>`

/** The beats of a drum as dots at its right: gold for those left, printed for those used. */
const beats = (left: number): string =>
  [0, 1, 2]
    .map((beat) => {
      const printed = beat < left ? '' : ' stroke-dasharray="1.4 1.2"'
      return `<circle cx="14.1" cy="${-8.2 + beat * 6.8}" r="3.1" fill="${beat < left ? '#FFD65A' : '#E2D6BC'}" ${ink(1.1)}${printed}/>`
    })
    .join('')

const darkDrum = darkSign('#5A2A2E', DRUM_GLYPH)

export const EXPANSION_SYMBOLS: Record<ExpansionSymbolId, SymbolArt> = {
  /** A torch for a neighbouring tile; once burnt out, struck out in print. */
  torch: { sign: once('#FFDFA8', TORCH_GLYPH) },
  /** Two drops: the tile never burns. */
  damp: { sign: () => DROPS },
  /** A stream beside the road, and its sluice: shut, or open for good. */
  river: {
    sign: once('#D3E6F7', RIVER_GLYPH),
    onRoads: ({ spent }, { roads, bold }) =>
      `<g transform="rotate(${-90 * turnsTo(roads)} 50 50)">${stream(spent, bold)}</g>`,
  },
  /** A boulder on its slope; once it has rolled, struck out in print. */
  boulder: { sign: once('#EBDDC0', BOULDER_GLYPH) },
  /** A carved arrow on the road that monsters are sent along. */
  signpost: {
    sign: () => ARROW_SIGN,
    onRoads: ({ sides }, { bold }) =>
      atSide(
        sides,
        `<g transform="translate(50 ${bold ? 24 : 26}) scale(${bold ? 1.5 : 1.05})">${ARROW}</g>`,
      ),
  },
  drawbridge,
  /** A round door in a mound with a golden keyhole. All such doors are connected. */
  'secret-door': { sign: () => MOUND },
  /** A war drum with its remaining beats, in darkness; once torn, struck out in print. */
  'war-drum': {
    sign: (mark, bold) => darkDrum(mark, bold) + (mark.spent ? '' : beats(mark.number)),
    onRoads: ({ spent }, { bold }) => (spent ? '' : darkness(bold)),
  },
  /** A grove of dead trees, in darkness; once felled, struck out in print. */
  grove: {
    sign: darkSign('#33264A', GROVE_GLYPH),
    onRoads: ({ spent }, { bold }) => (spent ? '' : darkness(bold)),
  },
  /** A scroll with a star; once read, struck out in print. */
  scroll: { sign: once('#F0E2C0', SCROLL_GLYPH) },
}
