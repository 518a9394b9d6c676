import type { BuildingId, SymbolId } from '../../../engine/fairy-tale/index.ts'
import type { AllWords } from './all-words.ts'
import type { ExpansionWords } from './expansion-words.ts'
import { wordsFor } from './look-up.ts'

// What `look-up` finds among the words that come after the table's first moment.

/** What a symbol does, on its card. */
export const symbolCard = (m: AllWords, id: SymbolId): string =>
  wordsFor(m, m.cards.symbols, ({ cards }) => cards.symbols, id)

/** What a special tile does, on its card. */
export const buildingCard = (m: AllWords, id: BuildingId): string =>
  wordsFor(m, m.cards.buildings, ({ cards }) => cards.buildings, id)

/** The text of a ruling. */
export const ruling = (
  m: AllWords,
  number: keyof AllWords['rulings'] | keyof ExpansionWords['rulings'],
): string => wordsFor(m, m.rulings, ({ rulings }) => rulings, number)
