import { slips } from './en/slips.ts'
import { createCatalogue, type Worded } from './language.ts'

export type SlipWords = Worded<typeof slips>

/** The words of what frames lay on a table later. */
export const { useWords: useSlipWords } = createCatalogue(slips, {
  nl: async () => (await import('./nl/index.ts')).slips,
})
