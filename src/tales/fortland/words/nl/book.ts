import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'Fortland',
  flourish: 'Er was eens',
  main: 'Fortland',
  about: 'Trek om het land heen, beleger, en houd één plaats vrij.',
}
