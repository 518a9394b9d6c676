import type { Printed, SymbolId } from '../../../engine/fairy-tale/index.ts'

/** A symbol as it is printed on a tile, where nothing else is said: on its north road, unused, and of two where it counts. */
export const printed = (symbol: SymbolId, more: Partial<Printed> = {}): Printed => ({
  symbol,
  sides: symbol === 'fixed-order' ? ['south', 'west', 'north', 'east'] : ['north'],
  number: 2,
  spent: false,
  ...more,
})
