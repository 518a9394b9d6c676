import type { SymbolRules } from '../hooks.ts'

/** Haste: a monster that arrives here at once takes another step. */
export const haste: SymbolRules = { mark: 'h', box: 'simple', hastens: true }
