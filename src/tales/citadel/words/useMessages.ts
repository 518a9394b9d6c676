import { catalogueOf } from '../../../ui/text/language.ts'
import { en } from './en/index.ts'

/** All words of this tale. What the cover draws asks `useCoverWords`. */
export const { useWords: useMessages, wordsNow: messagesNow } = catalogueOf(en, {
  nl: async () => (await import('./nl/index.ts')).nl,
})
