import type { SymbolRules } from '../../hooks/symbol.ts'

/** Boulder: a character here may once roll it downhill, over all monsters on its way [R 47]. */
export const boulder: SymbolRules = { mark: 'k', box: 'river', use: { effect: 'roll', once: true } }
