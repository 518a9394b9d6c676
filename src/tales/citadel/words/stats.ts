import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { told } from './en/stats.ts'

export type ToldOfCitadel = Worded<typeof told>

/** Words of the chronicle and of the tale of the day, loaded with those pages. */
export const { useWords: useToldWords, wordsNow: toldWordsNow } = createCatalogue(told, {
  nl: async () => (await import('./nl/stats.ts')).told,
})
