import type { SymbolRules } from '../../hooks/symbol.ts'

/** Drawbridge: raised it closes its road to all, until it falls before those of a full tile; it may be moved, once a turn [R 51]. */
export const drawbridge: SymbolRules = {
  mark: 'B',
  box: 'ways',
  sides: 1,
  onRoad: true,
  canSpend: true,
  barsWhenSpent: true,
  breaks: ({ full }) => full,
  gaveWay: ({ n, kind }, { at, side }) => ({ type: 'bridge-fell', monster: n, kind, at, side }),
  stopsCharacters: { code: 'bridge-is-raised' },
  use: { effect: 'switch' },
}
