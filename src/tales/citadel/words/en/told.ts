import { book } from './book.ts'
import { common } from './common.ts'

/** What the chronicle says of this tale. */
export const told = {
  title: book.title,
  well: 'you won',
  ill: 'you did not',
  turns: 'turns',
  darknessHeading: '',
  castHeading: 'Which Order you led',
  darkness: {},
  roles: common.titles,
  seals: {
    untaxed: { name: 'Nothing to fetch', how: 'Win, and never pay a brick of taxes.' },
    'from-behind': { name: 'The last came first', how: 'Win after you alone stood last at half time.' },
    'two-powers': { name: 'Two laurels', how: 'Win with two Great Powers in your hands.' },
    'every-order': { name: 'All five shields', how: 'Win with each of the five Orders.' },
  },
}
