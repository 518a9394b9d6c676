import type { BuildingId, SymbolId } from '../../../engine/fairy-tale/index.ts'
import type { AllWords } from './all-words.ts'
import type { ExpansionWords } from './expansion-words.ts'
import { wordsFor } from './look-up.ts'

// Look-ups (`look-up.ts`) among words that load after the first paint of the table.

/** The effect of a symbol, for its info card. */
export const symbolCard = (m: AllWords, id: SymbolId): string =>
  wordsFor(m, m.cards.symbols, ({ cards }) => cards.symbols, id)

/** The effect of a special tile, for its info card. */
export const buildingCard = (m: AllWords, id: BuildingId): string =>
  wordsFor(m, m.cards.buildings, ({ cards }) => cards.buildings, id)

export const ruling = (
  m: AllWords,
  number: keyof AllWords['rulings'] | keyof ExpansionWords['rulings'],
): string => wordsFor(m, m.rulings, ({ rulings }) => rulings, number)
