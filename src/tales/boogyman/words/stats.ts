import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { told } from './en/stats.ts'

export type ToldOfDuel = Worded<typeof told>

/** The words of this tale in the chronicle, loaded with it. */
export const { useWords: useToldWords } = createCatalogue(told, {
  nl: async () => (await import('./nl/stats.ts')).told,
})
