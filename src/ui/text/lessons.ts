import { lessons } from './en/lessons.ts'
import { createCatalogue, type Worded } from './language.ts'

export type LessonWords = Worded<typeof lessons>

/** The shared words of the first lessons, loaded with their dialog. */
export const { useWords: useLessonWords } = createCatalogue(lessons, {
  nl: async () => (await import('./nl/lessons.ts')).lessons,
})
