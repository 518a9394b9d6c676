import { rulebook } from './en/rulebook.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type RulebookWords = Worded<typeof rulebook>

/** The words of the rule books. */
export const { useWords: useRulebookWords } = catalogueOf(rulebook, {
  nl: async () => (await import('./nl/rulebook.ts')).rulebook,
})
