import { ink } from '../../../../../ui/art/svg.ts'
import type { SymbolArt } from '../../symbols/symbol-art.ts'
import { darkness, darkSign } from './dark.ts'

const GLYPH = `
    <path d="M-7.5-3.5V4.5Q0 8.5 7.5 4.5V-3.5z" fill="#C8322D" stroke="#FFF3DC" stroke-width="1.5" stroke-linejoin="round"/>
    <path d="M-7.5 4.5l3.7-6.5 3.8 8 3.8-8 3.7 6.5" fill="none" stroke="#FFE28A" stroke-width="1.3"/>
    <ellipse cx="0" cy="-3.8" rx="7.5" ry="2.8" fill="#F7EDD3" ${ink(1.3)}/>
    <path d="M-6.5-9.5L0-4.2M6.5-9.5L0-4.2" stroke="#FFE9C0" stroke-width="1.8" stroke-linecap="round"/>`

/** As many dots in gold as it has beats left, at its right; those that it has beaten are only printed. */
const beats = (left: number): string =>
  [0, 1, 2]
    .map((beat) => {
      const printed = beat < left ? '' : ' stroke-dasharray="1.4 1.2"'
      return `<circle cx="14.1" cy="${-8.2 + beat * 6.8}" r="3.1" fill="${beat < left ? '#FFD65A' : '#E2D6BC'}" ${ink(1.1)}${printed}/>`
    })
    .join('')

const darkDrum = darkSign('#5A2A2E', GLYPH)

/** A war drum with the beats that it has left, in the dark that comes of it; torn, it is struck out in print. */
export const warDrum: SymbolArt = {
  sign: (mark, bold) => darkDrum(mark, bold) + (mark.spent ? '' : beats(mark.number)),
  onRoads: ({ spent }, { bold }) => (spent ? '' : darkness(bold)),
}
