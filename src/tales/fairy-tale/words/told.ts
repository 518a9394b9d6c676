import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { told } from './en/told.ts'

export type ToldOfTale = Worded<typeof told>

/** What the chronicle and the tale of the day say of this tale: they come with them. */
export const { useWords: useToldWords, wordsNow: toldWordsNow } = createCatalogue(told, {
  nl: async () => (await import('./nl/told.ts')).told,
})
