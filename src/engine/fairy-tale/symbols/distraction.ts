import type { SymbolRules } from '../hooks/symbol.ts'

/** Distraction: monsters on joined neighbours try the turn toward this tile first. */
export const distraction: SymbolRules = { mark: 'd', box: 'simple', lure: 'after-characters' }
