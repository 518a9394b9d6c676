import { frames } from './en/frames.ts'
import { createCatalogue, type Worded } from './language.ts'

export type FrameWords = Worded<typeof frames>

/** The words of the frames that a tale's screens are set in. */
export const { useWords: useFrameWords, wordsNow: frameWordsNow } = createCatalogue(frames, {
  nl: async () => (await import('./nl/index.ts')).frames,
})
