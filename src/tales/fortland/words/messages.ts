import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { en } from './en/index.ts'

/** All words of this tale. A missing or surplus message is a compiler error. */
export type Messages = Worded<typeof en>

/** All words of this tale. What the cover draws asks `useCoverWords`. */
export const { useWords: useMessages, wordsNow: messagesNow } = createCatalogue(en, {
  nl: async () => (await import('./nl/index.ts')).nl,
})
