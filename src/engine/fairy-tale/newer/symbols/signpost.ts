import type { SymbolRules } from '../../hooks/symbol.ts'

/** Signpost: monsters that step from here try the road first to which it points; it may be turned, once a turn [R 50]. */
export const signpost: SymbolRules = {
  mark: 'a',
  box: 'ways',
  sides: 1,
  onRoad: true,
  oneATile: true,
  points: true,
  use: { effect: 'point' },
}
