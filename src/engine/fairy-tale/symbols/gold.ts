import type { SymbolRules } from '../hooks/symbol.ts'

/** Gold: the moderate resource. Counted, never spent (section 7). */
export const gold: SymbolRules = { mark: 'g', box: 'resources', isResource: true }
