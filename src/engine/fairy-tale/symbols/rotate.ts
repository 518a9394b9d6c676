import type { SymbolRules } from '../hooks/symbol.ts'

/** Rotate: a character here may, for an Expand, turn a tile next to it in place [R 20]. */
export const rotate: SymbolRules = { mark: 'r', box: 'knotty', use: { effect: 'turn', instead: 'expand' } }
