import { shield } from '../../../../ui/art/tokens/plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** Two arrows, one there and one back. */
const ARROWS = shield(
  '#D3EAB4',
  `<path d="M-7-5.4H1.8V-8.4L7.8-4 1.8.4V-2.6H-7zM6.6 6H-1.4V8.4L-7.6 4.2-1.4 0V2.8H6.6z" fill="#1F4A1A"/>`,
)

export const swap: SymbolArt = { sign: () => ARROWS }
