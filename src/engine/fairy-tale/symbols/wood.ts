import type { SymbolRules } from '../hooks/symbol.ts'

/** Wood: the common resource. Counted, never spent (section 7). */
export const wood: SymbolRules = { mark: 'w', box: 'resources', isResource: true }
