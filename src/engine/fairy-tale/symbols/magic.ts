import type { SymbolRules } from '../hooks/symbol.ts'

/** Magic: the rare resource. Counted, never spent (section 7). */
export const magic: SymbolRules = { mark: 'm', box: 'resources', isResource: true }
