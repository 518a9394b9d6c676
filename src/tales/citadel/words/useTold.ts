import { catalogueOf } from '../../../ui/text/language.ts'
import type { Worded } from '../../../ui/text/worded.ts'
import { told } from './en/told.ts'

export type ToldOfCitadel = Worded<typeof told>

/** What the chronicle says of this tale: it comes with it. */
export const { useWords: useToldWords } = catalogueOf(told, {
  nl: async () => (await import('./nl/told.ts')).told,
})
