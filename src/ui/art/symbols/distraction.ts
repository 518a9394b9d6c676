import { INK, ink } from '../svg.ts'
import { shield } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** A bell that rings. */
const BELL = shield(
  '#BFE6F2',
  `<path d="M-6 3.8Q-4.4 2-4.4-1.4Q-4.4-6.6 0-6.6T4.4-1.4Q4.4 2 6 3.8z" fill="#F2B01E" ${ink(1.8)}/>
  <path d="M-1.9 5.2a1.9 1.9 0 0 0 3.8 0z" fill="${INK}" ${ink(1)}/>
  <path d="M-7.2-5Q-8-2-6.8.6M7.2-5Q8-2 6.8.6" fill="none" stroke="#0E4F6B" stroke-width="1.7" stroke-linecap="round"/>`,
)

export const distraction: SymbolArt = { corner: 'always', sign: () => BELL }
