import type { SymbolRules } from '../../hooks/symbol.ts'

/** Torch: a character here may once set a tile next to it alight [R 40]. */
export const torch: SymbolRules = { mark: 'f', box: 'fire', use: { effect: 'light', once: true } }
