import { createCatalogue } from '../../../ui/text/language.ts'
import { expansionWords } from './en/expansions/index.ts'
import { registerExpansionWords } from './expansion-words.ts'

/**
 * The words of the expansions at the table. Loaded with the first game that has an expansion, then part of all words
 * (`expansion-words.ts`).
 */
const catalogue = createCatalogue(expansionWords, {
  nl: async () => (await import('./nl/expansions/index.ts')).expansionWords,
})

registerExpansionWords(catalogue)

export const { useWords: useExpansionWords, wordsNow: expansionWordsNow } = catalogue
