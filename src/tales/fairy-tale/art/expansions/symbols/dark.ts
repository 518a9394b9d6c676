import { INK, ink } from '../../../../../ui/art/svg.ts'
import { SHIELD } from '../../../../../ui/art/tokens/plaque.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'
import { struckOut } from './once.ts'

/** What is pale on a dark shield, in ink where the shield is pale. */
const inked = (glyph: string): string => glyph.replace(/#FFF3DC|#FFE28A|#E4D9F0|#FFE9C0/g, INK)

/** The sign of what must be placed: a dark shield with an edge of cream; broken only print. */
export function darkSign(ground: string, glyph: string): SymbolArt['sign'] {
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

/** The dark over a tile that is swept or left out only when nothing else can be laid, and dead trees in it. */
export const darkness = (bold: boolean): string =>
  `<path d="M0 0H100V100H0z" fill="light-dark(#3a2450, #1a0e2a)" opacity=".4"/>${
    bold ? '' : `<path d="${TREES}" fill="none" ${ink(2.4, '#1A1020')}/>`
  }`
