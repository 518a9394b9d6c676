import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { told } from './en/stats.ts'

export type ToldOfFortland = Worded<typeof told>

/** The words of the chronicle and the daily game, which load with those pages. */
export const { useWords: useToldWords, wordsNow: toldWordsNow } = createCatalogue(told, {
  nl: async () => (await import('./nl/stats.ts')).told,
})
