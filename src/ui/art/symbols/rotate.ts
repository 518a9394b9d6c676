import { shield } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** One arrow turning round a tile. */
const TURN = shield(
  '#FFD9A0',
  `<path d="M-6.6 2.4A6.9 6.9 0 0 1 3-6.6" fill="none" stroke="#7A2A06" stroke-width="2.8"/>
  <path d="M1.8-9.6L7.6-5.2 1.2-2.2z" fill="#7A2A06"/>
  <path d="M0-3.6L4.6 1 0 5.6-4.6 1z" fill="#FFF8E6" stroke="#7A2A06" stroke-width="1.8" stroke-linejoin="round"/>`,
)

export const rotate: SymbolArt = { corner: 'always', sign: () => TURN }
