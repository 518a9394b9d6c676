import type { SymbolArt } from '../../symbols/symbol-art.ts'
import { darkness, darkSign } from './dark.ts'

const GLYPH = `
    <path d="M-4.5 9Q-3 4-3.5-1Q-8-2-9-7.5M-6.5-2.5Q-9-2-9.5-.5M-3.5-1Q-4.5-5-2-9M4.5 9Q3 4 3.5-1Q8-2 9-7.5M6.5-2.5Q9-2 9.5-.5M3.5-1Q4.5-5 2-9" fill="none" stroke="#E4D9F0" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M-5 9Q-3 3-3.8-2H3.8Q3 3 5 9z" fill="#E4D9F0"/>
    <path d="M-2.8 .5l2 1.3M2.8.5l-2 1.3" stroke="#B0172B" stroke-width="1.9" stroke-linecap="round"/>
    <path d="M-2 5.2l1 1 1-1 1 1 1-1" fill="none" stroke="#33264A" stroke-width="1.3" stroke-linejoin="round"/>`

/** A grove of dead trees, in the dark that comes of them; felled, it is struck out in print. */
export const grove: SymbolArt = {
  sign: darkSign('#33264A', GLYPH),
  onRoads: ({ spent }, { bold }) => (spent ? '' : darkness(bold)),
}
