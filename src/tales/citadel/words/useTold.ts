import { catalogueOf } from '../../../ui/text/language.ts'
import type { Worded } from '../../../ui/text/worded.ts'
import { told } from './en/told.ts'

export type ToldOfCitadel = Worded<typeof told>

/** What the chronicle and the tale of the day say of this tale: they come with them. */
export const { useWords: useToldWords, wordsNow: toldWordsNow } = catalogueOf(told, {
  nl: async () => (await import('./nl/told.ts')).told,
})
