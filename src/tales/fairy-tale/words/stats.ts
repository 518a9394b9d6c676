import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { told } from './en/stats.ts'

export type ToldOfTale = Worded<typeof told>

/** The words of the chronicle and the tale of the day for this tale. Loaded with these pages. */
export const { useWords: useToldWords, wordsNow: toldWordsNow } = createCatalogue(told, {
  nl: async () => (await import('./nl/stats.ts')).told,
})
