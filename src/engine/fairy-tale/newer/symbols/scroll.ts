import type { SymbolRules } from '../../hooks/symbol.ts'
import { spend } from '../../tiles.ts'
import { findSpell } from '../spells.ts'

/** A scroll: the first character without a spell that steps onto it finds one [R 65]. */
export const scroll: SymbolRules = {
  mark: 'y',
  box: 'spells',
  canSpend: true,
  steppedOnto(table, { seat, at }, printed) {
    const tile = table.state.tiles[at]
    if (tile && !printed.spent) findSpell(table, seat, at, () => spend(tile, (one) => one === printed))
  },
}
