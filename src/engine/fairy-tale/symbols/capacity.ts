import type { SymbolRules } from '../hooks/symbol.ts'

/** Capacity: the tile holds 1, 2, 4 or 5 monsters instead of 3 [R 36]. */
export const capacity: SymbolRules = { mark: 'c', box: 'simple', numbers: [1, 2, 4, 5], isCapacity: true }
