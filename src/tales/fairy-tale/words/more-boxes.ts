import { createCatalogue, type Worded } from '../../../ui/text/language.ts'
import { moreBoxes } from './en/more-boxes.ts'

export type MoreBoxesWords = Worded<typeof moreBoxes>

/** What the cover and the last page say of the boxes that came later. */
export const { useWords: useMoreBoxesWords } = createCatalogue(moreBoxes, {
  nl: async () => (await import('./nl/more-boxes.ts')).moreBoxes,
})
