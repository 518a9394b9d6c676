import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'De BigBadBoogyman',
  flourish: 'De Big Bad',
  main: 'Boogyman',
  about: 'Een duel zonder geluk: leef van de bomen die de ander achterlaat.',
}
