import { INK } from '../../../../ui/art/svg.ts'
import { digit, shield } from '../../../../ui/art/tokens/plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

/** As many pips in a row as the tile holds monsters. */
const pips = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `<circle cx="${(i - (count - 1) / 2) * 3.1}" cy="5.4" r="1.25" fill="${INK}"/>`,
  ).join('')

/** How many monsters the tile holds, as a number and, where there is room, as pips. */
export const capacity: SymbolArt = {
  sign: ({ number }, bold) =>
    shield('#F7EDD3', bold ? digit(number, 0, 5, 16) : digit(number, 0, 2.4, 13.5) + pips(number)),
}
