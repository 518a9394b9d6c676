import { INK, ink } from '../../../../ui/art/svg.ts'
import { shield } from '../../../../ui/art/tokens/plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** A bell that rings. */
const BELL = shield(
  '#BFE6F2',
  `<path d="M-6 3.4Q-4.5 1.6-4.5-2Q-4.5-7 0-7T4.5-2Q4.5 1.6 6 3.4z" fill="#F2B01E" ${ink(1.7)}/>
  <path d="M-2 5a2 2 0 0 0 4 0z" fill="${INK}" ${ink(1)}/>
  <path d="M-7.2-5.4Q-8-2.4-6.8.2M7.2-5.4Q8-2.4 6.8.2" fill="none" stroke="#0E4F6B" stroke-width="1.7" stroke-linecap="round"/>`,
)

export const distraction: SymbolArt = { sign: () => BELL }
