import { ink } from '../../../../../ui/art/svg.ts'
import { printedShield, shield } from '../../../../../ui/art/tokens/plaque.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'

/** A shield in print: its glyph faint, and a line through it. */
export const struckOut = (glyph: string): string =>
  printedShield(
    `${glyph.replaceAll('/>', ' opacity=".34"/>')}<path d="M-7 7L7-7" fill="none" ${ink(2, '#5A4230')}/>`,
  )

/** The sign of what is used but once: a shield of punchboard, and used up only print. */
export function once(ground: string, glyph: string): SymbolArt['sign'] {
  const ready = shield(ground, glyph)
  const spent = struckOut(glyph)
  return (mark) => (mark.spent ? spent : ready)
}
