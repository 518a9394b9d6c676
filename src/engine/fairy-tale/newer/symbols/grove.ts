import type { SymbolRules } from '../../hooks/symbol.ts'

/** Grove: more monsters than ours here cost a heart, once. Until then its tile must be placed [R 56] [R 58]. */
export const grove: SymbolRules = { mark: 'x', box: 'dark', canSpend: true, mustBePlaced: true }
