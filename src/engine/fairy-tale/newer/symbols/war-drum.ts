import type { SymbolRules } from '../../hooks/symbol.ts'

/** War drum: when a monster steps onto it, one more comes; three beats. Until then its tile must be placed [R 56] [R 57]. */
export const warDrum: SymbolRules = {
  mark: 'u',
  box: 'dark',
  numbers: [1, 2, 3],
  losesNumber: true,
  canSpend: true,
  mustBePlaced: true,
}
