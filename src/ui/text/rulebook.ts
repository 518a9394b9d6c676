import { rulebook } from './en/rulebook.ts'
import { createCatalogue, type Worded } from './language.ts'

export type RulebookWords = Worded<typeof rulebook>

/** The words of the rule books. */
export const { useWords: useRulebookWords } = createCatalogue(rulebook, {
  nl: async () => (await import('./nl/rulebook.ts')).rulebook,
})
