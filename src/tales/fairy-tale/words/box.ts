import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { box } from './en/box.ts'

export type BoxWords = Worded<typeof box>

/** The words of the open box. The last page and the rules use them too. */
export const { useWords: useBoxWords } = createCatalogue(box, {
  nl: async () => (await import('./nl/box.ts')).box,
})
