import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { musterWords } from './en/muster.ts'

export type MusterWords = Worded<typeof musterWords>

/** The words of the muster and the road, loaded after the cover. */
export const { useWords: useMusterWords } = createCatalogue(musterWords, {
  nl: async () => (await import('./nl/muster.ts')).musterWords,
})
