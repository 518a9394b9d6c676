import { ink } from '../../../../ui/art/svg.ts'
import { octagonal } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** Two coins. */
const COINS = octagonal(
  '#FFD65A',
  `<circle cx="-2.5" cy="-2.3" r="4.4" fill="#D9930F" ${ink(1.6)}/>
  <circle cx="2.1" cy="2.1" r="5" fill="#FFF0A8" ${ink(1.6)}/>
  <path d="M2.1-.4v5" ${ink(2)}/>`,
)

export const gold: SymbolArt = { corner: 'always', sign: () => COINS }
