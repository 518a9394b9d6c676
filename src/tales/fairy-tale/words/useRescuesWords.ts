import { catalogueOf } from '../../../ui/text/language.ts'
import type { Worded } from '../../../ui/text/worded.ts'
import { rescues } from './en/rescues.ts'

export type RescuesWords = Worded<typeof rescues>

/** The words of this tale's book of rescues. */
export const { useWords: useRescuesWords } = catalogueOf(rescues, {
  nl: async () => (await import('./nl/rescues.ts')).rescues,
})
