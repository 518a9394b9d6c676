import { slips } from './en/slips.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type SlipWords = Worded<typeof slips>

/** The words of what frames lay on a table later. */
export const { useWords: useSlipWords } = catalogueOf(slips, {
  nl: async () => (await import('./nl/index.ts')).slips,
})
