import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { botWords } from '../../../../ui/text/en/bots.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { BotId } from '../../bots/player.ts'

/** Words of this tale on the shelf. */
export const book = {
  title: 'The BigBadBoogyman',
  /** The title in two lines. */
  flourish: 'The Big Bad',
  main: 'Boogyman',
  /** Its subject, in one line. */
  about: 'A duel without luck. Live on the trees the others leave behind.',
}

/** Words about the controllers of the sides, and about bots. */
export const bots = {
  ...botWords<BotId>({ cub: 'the Cub', apprentice: 'the Apprentice', guardian: 'the Guardian' }),
  unreadable: 'We could not read who played which side. People play both now.',
}

/** Words that several rooms share: names of things. */
export const common = {
  /** The two sides: alone, within a sentence, and one piece of them. */
  sides: wordsByKey<SeatName>({ red: 'Mushroom folk', green: 'Fir folk' }),
  inSentence: wordsByKey<SeatName>({ red: 'the Mushroom folk', green: 'the Fir folk' }),
  oneOf: wordsByKey<SeatName>({ red: 'mushroom', green: 'fir' }),
  manyOf: wordsByKey<SeatName>({ red: 'mushrooms', green: 'firs' }),
  boogyman: 'the Boogyman',
  /** Several names as one phrase. */
  list: house.list,
  turn: (turn: number) => (turn === 0 ? 'Before the tale' : `The ${ordinal(turn)} turn`),
  /** File name of an exported game. */
  fileName: 'bigbadboogyman',
}

/** Words of settings that have their own meaning in this tale. */
export const settings = {
  warnings: 'Warnings',
  warningsOf: { off: 'Off', threats: 'Threats', all: 'Everything' },
  speed: 'Speed of the others',
  about: 'A duel for two on a hexagonal clearing, without luck. Nothing leaves your device.',
}
