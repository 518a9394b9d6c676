import type { SymbolRules } from '../hooks/symbol.ts'

/** Fixed order: where the desired turn does not exist, monsters here try the order printed on the tile. */
export const fixedOrder: SymbolRules = { mark: 'o', box: 'knotty', sides: 4, isOrder: true }
