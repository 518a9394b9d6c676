import { countNoun, ordinal, spelled } from '../../../../ui/text/en/numbers.ts'

/** Words of the book of rescues. */
export const rescues = {
  goals: {
    survive: (rolls: number) => (rolls === 1 ? 'survive this roll' : 'survive both rolls'),
    diamond: 'break the diamond',
  },
  /** The name of each, in the order of the book. */
  names: [
    'A wish for the east',
    'Ring the bell',
    'Only one at the door',
    'Let the Beast hold it',
    'On the flying carpet',
    'The witch next door',
    'Two steps to the dark',
    'The great stone',
    'The wolves’ diamond',
    'Trade a tile',
    'Fetch the Piper',
    'Step off, step on',
    'No rest for the Beast',
    'Play for the witches',
    'In seven-league boots',
    'Two giants, one wolf',
    'Room for the diamond',
    'One wish, one blow',
    'On the way to Grandmother',
    'Another road',
    'Three leaps to the east',
    'A tower in the west',
    'Dark before midnight',
    'The last stroke',
  ],
  /** A rescue from a tale of one's own that was lost. */
  ownName: (turn: number) => `Chapter the ${ordinal(turn)}`,
  moves: (side: 'north' | 'east' | 'south' | 'west' | 'all' | 'choose') =>
    side === 'all' ? 'all move' : side === 'choose' ? 'you choose who moves' : `the ${side} moves`,
  known: (face: number, moves: string) => `They will roll a ${face}: ${moves}`,
  asItStands: (hurt: number) =>
    hurt === 0
      ? 'as it stands nobody touches the Oak'
      : `as it stands the Oak loses ${countNoun(hurt, 'heart', 'hearts')}`,
  hearts: (hearts: number) =>
    `The Oak has ${countNoun(hearts, 'heart', 'hearts')} left. Let nobody touch it.`,
  turn: (hero: string) => `It is the turn of ${hero}.`,
  diamondKnown: 'Break a dark diamond in this turn',
  diamondNote: 'what they roll after it does not count',
  diamondTask:
    'A dark diamond is within reach, in the forest or in the market. Break it before the turn is over.',
  noPile: 'Nothing else will come from the piles.',
  seal: ['Let them', 'roll'],
  sealName: 'Let them roll',
  /** On the last page of a lost tale. */
  couldBe: (turn: number) => `It could still be saved: chapter ${spelled(turn)}.`,
  own: 'From your own lost tale',
}
