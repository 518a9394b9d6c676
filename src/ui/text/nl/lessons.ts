import type { LessonWords } from '../lessons.ts'

export const lessons: LessonWords = {
  title: 'Eerste lessen',
  numbers: (n, name) => `Les ${n}: ${name}`,
  again: 'Nog eens',
  next: 'Volgende les',
  refused: (why) => `${why} Probeer het nog eens.`,
}
