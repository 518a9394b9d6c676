import { catalogueOf } from '../../../ui/text/language.ts'
import { expansionWords } from './en/expansions/index.ts'
import { registerExpansionWords } from './expansion-words.ts'

registerExpansionWords('en', expansionWords)

/** What the expansionWords boxes say at the table: it comes with a game that has one. */
export const { useWords: useExpansionWords, wordsNow: expansionWordsNow } = catalogueOf(expansionWords, {
  async nl() {
    const words = (await import('./nl/expansions/index.ts')).expansionWords
    registerExpansionWords('nl', words)
    return words
  },
})
