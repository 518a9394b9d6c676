import type { SymbolRules } from '../../hooks/symbol.ts'

/** Damp: the tile never catches fire [R 40]. */
export const damp: SymbolRules = { mark: 'n', box: 'fire', fireproof: true }
