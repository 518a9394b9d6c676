import type { Printed, SymbolId } from '../../../engine/fairy-tale/index.ts'

/** A printed symbol. Defaults: on its north road, unused, and with the number 2. */
export const printed = (symbol: SymbolId, more: Partial<Printed> = {}): Printed => ({
  symbol,
  sides: symbol === 'fixed-order' ? ['south', 'west', 'north', 'east'] : ['north'],
  number: 2,
  spent: false,
  ...more,
})
