import { book, common } from './base.ts'

/** Words of the chronicle and the tale of the day for this tale. */
export const told = {
  title: book.title,
  well: 'the Oak stood',
  ill: 'the Oak fell',
  turns: 'turns',
  darknessHeading: 'Difficulty',
  castHeading: 'Heroes',
  darkness: common.difficulties,
  roles: common.characters,
  seals: {
    'far-afield': {
      name: 'Far afield',
      how: 'With two or more heroes, end a turn with all of them three steps or more from the Oak.',
    },
    'worlds-end': { name: 'World’s end', how: 'Break a dark diamond five steps or more from the Oak.' },
    'four-winds': {
      name: 'Four winds',
      how: 'In one game, go three steps out to the north, the east, the south and the west.',
    },
    'laid-for-a-friend': {
      name: 'Laid for a friend',
      how: 'Break a dark diamond that another hero laid.',
    },
    'each-broke-one': { name: 'One for each', how: 'Win with three heroes who each broke a dark diamond.' },
    'many-hands': {
      name: 'Many hands',
      how: 'Win with two or more heroes who each removed four monsters.',
    },
    'last-heart': { name: 'The last heart', how: 'Win with one heart left of three.' },
    'grim-and-won': { name: 'Out of the dark', how: 'Win a grim tale, or an endless night.' },
  },
  /** The end of the game in a few words, for sharing. */
  stood: (chapters: number, hearts: number) =>
    `the Oak stood, ${chapters} ${chapters === 1 ? 'turn' : 'turns'}, ${hearts} ${hearts === 1 ? 'heart' : 'hearts'}`,
  fell: (chapters: number) => `the Oak fell, ${chapters} ${chapters === 1 ? 'turn' : 'turns'}`,
  /** The tale of the day, before it is begun. */
  company: (names: string, darkness: string) => `With ${names}. Difficulty: ${darkness}.`,
  list: common.list,
  inSentence: common.inSentence,
}
