import { catalogueOf } from '../../../ui/text/language.ts'
import { en } from './en/index.ts'
import { withExpansions } from './expansion-words.ts'

/** All words of this tale: they come with what the table does not wait for. */
export const { useWords: useAllWords, wordsNow: allWordsNow } = withExpansions(
  catalogueOf(en, {
    nl: async () => (await import('./nl/index.ts')).nl,
  }),
)
