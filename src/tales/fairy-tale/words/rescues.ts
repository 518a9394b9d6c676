import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { rescues } from './en/rescues.ts'

export type RescuesWords = Worded<typeof rescues>

export const { useWords: useRescuesWords } = createCatalogue(rescues, {
  nl: async () => (await import('./nl/rescues.ts')).rescues,
})
