import { seatStats } from '../../../../ui/text/en/stats.ts'
import { book, common } from './base.ts'

/** Words of this tale in the chronicle. */
export const told = {
  ...seatStats,
  title: book.title,
  castHeading: 'Which folk you played',
  roles: common.sides,
  seals: {
    'never-called': { name: 'He never came', how: 'Win with seven, without ever calling your Boogyman.' },
    'from-one': { name: 'The last one left', how: 'Win after you had only one left.' },
    'shook-hands': { name: 'Friends after all', how: 'Agree on a draw after twenty turns or more.' },
    'both-folks': { name: 'Both folks', how: 'Win with the Mushroom folk, and win with the Fir folk.' },
  },
}
