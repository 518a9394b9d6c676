import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { told } from './en/told.ts'

export type ToldOfDuel = Worded<typeof told>

/** What the chronicle says of this tale: it comes with it. */
export const { useWords: useToldWords } = createCatalogue(told, {
  nl: async () => (await import('./nl/told.ts')).told,
})
