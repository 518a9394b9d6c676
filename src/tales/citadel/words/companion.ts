import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { companion } from './en/companion.ts'

export type CompanionWords = Worded<typeof companion>

/** Words of the phone with a seat of its own and of the big screen, loaded with these pages. */
export const { useWords: useCompanionWords } = createCatalogue(companion, {
  nl: async () => (await import('./nl/companion.ts')).companion,
})
