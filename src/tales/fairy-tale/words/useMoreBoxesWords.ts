import { catalogueOf } from '../../../ui/text/language.ts'
import type { Worded } from '../../../ui/text/worded.ts'
import { moreBoxes } from './en/more-boxes.ts'

export type MoreBoxesWords = Worded<typeof moreBoxes>

/** What the cover and the last page say of the boxes that came later. */
export const { useWords: useMoreBoxesWords } = catalogueOf(moreBoxes, {
  nl: async () => (await import('./nl/more-boxes.ts')).moreBoxes,
})
