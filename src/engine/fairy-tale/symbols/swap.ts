import type { SymbolRules } from '../hooks/symbol.ts'

/** Swap: a character here may, for an Expand, change a tile next to it for one of the market [R 20]. */
export const swap: SymbolRules = { mark: 's', box: 'knotty', use: { effect: 'swap', instead: 'expand' } }
