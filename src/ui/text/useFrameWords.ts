import { frames } from './en/frames.ts'
import { catalogueOf } from './language.ts'
import type { Worded } from './worded.ts'

export type FrameWords = Worded<typeof frames>

/** The words of the frames that a tale's screens are set in. */
export const { useWords: useFrameWords } = catalogueOf(frames, {
  nl: async () => (await import('./nl/index.ts')).frames,
})
