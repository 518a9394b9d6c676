import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { companion } from './en/companion.ts'

export type CompanionWords = Worded<typeof companion>

/** Words of the phone with a hero of its own, loaded with its page. */
export const { useWords: useCompanionWords } = createCatalogue(companion, {
  nl: async () => (await import('./nl/companion.ts')).companion,
})
