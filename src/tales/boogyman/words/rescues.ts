import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { rescues } from './en/rescues.ts'

export type RescuesWords = Worded<typeof rescues>

/** The words of this tale's book of rescues. */
export const { useWords: useRescuesWords } = createCatalogue(rescues, {
  nl: async () => (await import('./nl/rescues.ts')).rescues,
})
