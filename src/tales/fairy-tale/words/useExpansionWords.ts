import { catalogueOf } from '../../../ui/text/language.ts'
import { newer } from './en/expansions/index.ts'
import { takeInWords } from './expansion-words.ts'

takeInWords('en', newer)

/** What the newer boxes say at the table: it comes with a game that has one. */
export const { useWords: useNewerWords, wordsNow: newerWordsNow } = catalogueOf(newer, {
  async nl() {
    const words = (await import('./nl/expansions/index.ts')).newer
    takeInWords('nl', words)
    return words
  },
})
