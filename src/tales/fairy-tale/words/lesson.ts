import { createCatalogue } from '../../../ui/text/language.ts'
import { lesson } from './en/lesson.ts'

export const { useWords: useLessonWords } = createCatalogue(lesson, {
  nl: async () => (await import('./nl/lesson.ts')).lesson,
})
