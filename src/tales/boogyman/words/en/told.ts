import { book, common } from './base.ts'

/** What the chronicle says of this tale. */
export const told = {
  title: book.title,
  well: 'you won',
  ill: 'you did not',
  turns: 'turns',
  darknessHeading: '',
  castHeading: 'Which folk you led',
  darkness: {},
  roles: common.sides,
  seals: {
    'never-called': { name: 'He never came', how: 'Win with seven standing, your Boogyman never called.' },
    'from-one': { name: 'The last one left', how: 'Win after only one of yours was left standing.' },
    'shook-hands': { name: 'Friends after all', how: 'Agree on a draw after twenty turns or more.' },
    'both-folks': { name: 'Both folks', how: 'Win with the Mushroom folk, and win with the Fir folk.' },
  },
}
