import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { sharedCommon as house } from '../../../../ui/text/en/common.ts'
import { ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

/** Words that several rooms share: names of things. */
export const common = {
  /** The two sides, by themselves, within a sentence, and one of them. */
  sides: wordsOf<SeatName>({ red: 'Mushroom folk', green: 'Fir folk' }),
  inSentence: wordsOf<SeatName>({ red: 'the Mushroom folk', green: 'the Fir folk' }),
  oneOf: wordsOf<SeatName>({ red: 'mushroom', green: 'fir' }),
  manyOf: wordsOf<SeatName>({ red: 'mushrooms', green: 'firs' }),
  boogyman: 'the Boogyman',
  /** Several names as one phrase. */
  list: house.list,
  turn: (turn: number) => (turn === 0 ? 'Before the tale' : `The ${ordinal(turn)} turn`),
  /** A copy of the game that somebody keeps. */
  fileName: 'bigbadboogyman',
}
