import { countNoun, ordinal, spelled } from '../../../../ui/text/en/numbers.ts'

export const rescues = {
  goals: {
    survive: (rolls: number) => (rolls === 1 ? 'survive this roll' : 'survive both rolls'),
    diamond: 'break the diamond',
  },
  /** The names of the rescues, in the order of the book. */
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
  /** A rescue from the player's own lost game. */
  ownName: (turn: number) => `Chapter the ${ordinal(turn)}`,
  moves: (side: 'north' | 'east' | 'south' | 'west' | 'all' | 'choose') =>
    side === 'all' ? 'all move' : side === 'choose' ? 'you choose who moves' : `the ${side} moves`,
  known: (face: number, moves: string) => `They will roll a ${face}: ${moves}`,
  asItStands: (hurt: number) =>
    hurt === 0
      ? 'if you do nothing, the Oak is safe'
      : `if you do nothing, the Oak loses ${countNoun(hurt, 'heart', 'hearts')}`,
  hearts: (hearts: number) => `The Oak has ${countNoun(hearts, 'heart', 'hearts')} left. Lose no heart.`,
  turn: (hero: string) => `It is ${hero}${hero.endsWith('s') ? '’' : '’s'} turn.`,
  diamondKnown: 'Break a dark diamond in this turn',
  diamondNote: 'what they roll after it does not count',
  diamondTask:
    'You can reach a dark diamond, in the forest or in the market. Break it before the turn is over.',
  noPile: 'The piles give nothing more.',
  seal: ['Let them', 'roll'],
  sealName: 'Let them roll',
  /** On the last page of a lost game. */
  couldBe: (turn: number) => `You could still save it: turn ${spelled(turn)}.`,
  own: 'From a game you lost',
}
