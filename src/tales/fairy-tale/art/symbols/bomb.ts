import { INK, ink } from '../../../../ui/art/svg.ts'
import { printedShield, shield } from '../../../../ui/art/tokens/plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

const BALL = 'M-6.6 1.4a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0z'

const READY = shield(
  '#F7EDD3',
  `<path d="M2.4-3.4Q3.4-7 6.2-6.4" fill="none" ${ink(1.8)}/>
  <path d="${BALL}M.4-5.2l4.2 2.4-1.5 2.6-4.2-2.4z" fill="${INK}"/>
  <path d="M-4 .8Q-3.6-1.4-1.8-1.8" fill="none" stroke="#F7EDD3" stroke-width="1.6" stroke-linecap="round"/>
  <path d="M6.4-9l.8 1.8 1.9.2-1.4 1.3.4 1.9-1.7-.9-1.7.9.4-1.9-1.4-1.3 1.9-.2z" fill="#F2811E" ${ink(0.7)}/>`,
)

/** Gone off: nothing but a shape in print, crossed out. */
const SPENT = printedShield(
  `<path d="${BALL}" fill="#C9BA97" stroke="#5A4230" stroke-width="1.2"/>
  <path d="M-6.2-5.6L5.8 6.2M5.8-5.6L-6.2 6.2" fill="none" ${ink(2.4)}/>`,
)

export const bomb: SymbolArt = { sign: ({ spent }) => (spent ? SPENT : READY) }
