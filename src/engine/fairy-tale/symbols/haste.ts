import type { SymbolRules } from '../hooks/symbol.ts'

/** Haste: a monster that arrives here at once takes another step. */
export const haste: SymbolRules = { mark: 'h', box: 'simple', hastens: true }
