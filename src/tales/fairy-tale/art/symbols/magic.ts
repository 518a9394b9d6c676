import { starry } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** Two sparks. */
const SPARKS = starry(
  '#DCC3F7',
  `<path d="M-1.2-7.2Q-.4-.4 6 .6Q-.4 1.6-1.2 8Q-2 1.6-8 .6Q-2-.4-1.2-7.2zM5-7.4Q5.4-4.8 8-4.4Q5.4-4 5-1.4Q4.6-4 2-4.4Q4.6-4.8 5-7.4z" fill="#4A1E78" stroke="#4A1E78" stroke-width=".9" stroke-linejoin="round"/>`,
)

export const magic: SymbolArt = { corner: 'always', sign: () => SPARKS }
