import type { SymbolRules } from '../../hooks/symbol.ts'

/** River: its sluice may once be opened, and the water runs downward over three levels. The tile itself never burns [R 48]. */
export const river: SymbolRules = {
  mark: 'v',
  box: 'river',
  fireproof: true,
  use: { effect: 'flood', once: true },
}
