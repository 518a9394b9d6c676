import type { SymbolRules } from '../../hooks/symbol.ts'

/** Secret door: for characters all tiles with a door are joined to each other [R 52]. */
export const secretDoor: SymbolRules = { mark: 'q', box: 'ways', links: true }
