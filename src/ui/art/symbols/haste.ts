import { ink } from '../svg.ts'
import { shield } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** A winged boot. */
const BOOT = shield(
  '#FFE3C2',
  `<path d="M-1.6-7H3.4V.4Q7.8 1 7.8 4.6V6H-3.4L-1.6 0z" fill="#B3361B" ${ink(1.6)}/>
  <path d="M-.6-1.4Q-3-6.6-8.2-6.4Q-7.8-1.6-4 1Q-1.6 1.6-.6-1.4z" fill="#fff" ${ink(1.5)}/>`,
)

export const haste: SymbolArt = { corner: 'always', sign: () => BOOT }
