import type { SymbolRules } from '../hooks/symbol.ts'

/** Gate: bars its road to monsters both ways, until it breaks before those of a full tile [R 21]. */
export const gate: SymbolRules = {
  mark: 'G',
  box: 'knotty',
  sides: 1,
  onRoad: true,
  breaks: ({ full }) => full,
}
