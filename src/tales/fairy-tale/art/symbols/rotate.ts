import { ink } from '../../../../ui/art/svg.ts'
import { shield } from '../../../../ui/art/tokens/plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** One arrow turning round a tile. */
const TURN = shield(
  '#FFD08A',
  `<path d="M-2.7-3.5H2.7V1.9H-2.7z" fill="#8DB04E" ${ink(1.3)}/>
  <path d="M-4.6 3.5A6.3 6.3 0 1 1 6.3-.8" fill="none" stroke="#7A2A06" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M2.6-1.2H9.2L6.2 4.6z" fill="#7A2A06" stroke="#7A2A06" stroke-width=".8" stroke-linejoin="round"/>`,
)

export const rotate: SymbolArt = { sign: () => TURN }
