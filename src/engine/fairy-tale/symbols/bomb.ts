import type { SymbolRules } from '../hooks/symbol.ts'

/** Bomb: a character here may once set it off; a tile next to it is destroyed with all monsters on it [R 19]. */
export const bomb: SymbolRules = { mark: 'b', box: 'simple', use: { effect: 'destroy', once: true } }
