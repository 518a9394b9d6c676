import { createCatalogue } from '../../../ui/text/language.ts'
import { lesson } from './en/lesson.ts'

/** The storyteller's words in the first tale. */
export const { useWords: useLessonWords } = createCatalogue(lesson, {
  nl: async () => (await import('./nl/lesson.ts')).lesson,
})
