import { blurb, common } from './base.ts'

/** What the chronicle and the tale of the day say of this tale. */
export const told = {
  title: blurb.title,
  well: 'the Oak stood',
  ill: 'the Oak fell',
  turns: 'chapters',
  darknessHeading: 'How dark it was',
  castHeading: 'Who was in it',
  darkness: common.difficulties,
  roles: common.characters,
  seals: {
    'far-afield': {
      name: 'Far afield',
      how: 'End a turn with all of you, two or more, three steps or further from the Oak.',
    },
    'worlds-end': { name: 'World’s end', how: 'Break a dark diamond five steps or further from the Oak.' },
    'four-winds': {
      name: 'Four winds',
      how: 'In one tale, go three steps out to the north, the east, the south and the west.',
    },
    'laid-for-a-friend': {
      name: 'Laid for a friend',
      how: 'Break a dark diamond that another of you laid into the forest.',
    },
    'each-broke-one': { name: 'One for each', how: 'Win, and let three of you break a dark diamond each.' },
    'many-hands': {
      name: 'Many hands',
      how: 'Win with two or more, and let each of you remove four monsters.',
    },
    'last-heart': { name: 'The last heart', how: 'Win with one heart left of several.' },
    'grim-and-won': { name: 'Out of the dark', how: 'Win a grim tale, or an endless night.' },
  },
  /** How it ended, in a few words for others. */
  stood: (chapters: number, hearts: number) =>
    `the Oak stood, ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'}, ${hearts} ${hearts === 1 ? 'heart' : 'hearts'}`,
  fell: (chapters: number) => `the Oak fell, ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'}`,
  /** The tale of the day, before it is begun. */
  company: (names: string, darkness: string) => `With ${names}. How dark it is: ${darkness}.`,
  list: common.list,
  inSentence: common.inSentence,
}
