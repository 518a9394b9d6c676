import { shield } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** Two arrows, one there and one back. */
const ARROWS = shield(
  '#D3EAB4',
  `<path d="M-6.8-5.2H2V-8.2L7.8-3.6 2 1V-2H-6.8zM6.8 5.4H-2V8.2L-7.8 3.8-2-.6V2.2H6.8z" fill="#1F4A1A"/>`,
)

export const swap: SymbolArt = { corner: 'always', sign: () => ARROWS }
