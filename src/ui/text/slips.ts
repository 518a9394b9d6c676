import { slips } from './en/slips.ts'
import { createCatalogue, type Worded } from './language.ts'

export type SlipWords = Worded<typeof slips>

/** Words of the shared screens that load after the table. */
export const { useWords: useSlipWords } = createCatalogue(slips, {
  nl: async () => (await import('./nl/index.ts')).slips,
})
