import { book } from './book.ts'
import { common } from './common.ts'

/** What the chronicle says of this tale. */
export const told = {
  title: book.title,
  well: 'you won',
  ill: 'you did not',
  turns: 'rounds',
  darknessHeading: '',
  castHeading: 'Which country you led',
  darkness: {},
  roles: common.countries,
  seals: {
    untouched: { name: 'Nobody came near', how: 'Win, and nothing of yours was ever besieged.' },
    'from-last': { name: 'By one town', how: 'Win after only one place of yours was free.' },
    'with-store': { name: 'Well stored', how: 'Win in a turn in which two forts of your own went home.' },
    'every-country': { name: 'All four seats', how: 'Win with each of the four countries.' },
  },
}
