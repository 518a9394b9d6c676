import { INK, ink } from '../svg.ts'
import { printedShield, shield } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

const READY = shield(
  '#F7EDD3',
  `<path d="M2.6-3.6Q3.6-7.4 7-6.4" fill="none" ${ink(1.8)}/>
  <circle cx="-.8" cy="1.4" r="5.6" fill="${INK}"/>
  <path d="M.6-4.6l3.4 1.9-1.4 2.5-3.4-1.9z" fill="${INK}" ${ink(1)}/>
  <path d="M-4 .6Q-3.6-1.4-1.8-1.8" fill="none" stroke="#F7EDD3" stroke-width="1.5" stroke-linecap="round"/>
  <path d="M7-9l.7 1.6 1.7.3-1.3 1.2.3 1.7-1.5-.8-1.5.8.3-1.7-1.2-1.2 1.7-.3z" fill="#F2811E" ${ink(0.7)}/>`,
)

/** Gone off: nothing but its outline in print, crossed out. */
const SPENT = printedShield(
  `<circle cx="-.4" cy=".8" r="5" fill="none" stroke="#5A4230" stroke-width="1.7" stroke-dasharray="2.6 2"/>
  <path d="M-6-5.2L5.6 6M5.6-5.2L-6 6" stroke="#5A4230" stroke-width="2.4" stroke-linecap="round"/>`,
)

export const bomb: SymbolArt = { corner: 'always', sign: ({ spent }) => (spent ? SPENT : READY) }
