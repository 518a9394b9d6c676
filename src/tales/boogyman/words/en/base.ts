import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { capital, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { Computer } from '../../bots/player.ts'

/** What the shelf says of this tale. */
export const book = {
  title: 'The BigBadBoogyman',
  /** The title in two lines. */
  flourish: 'The Big Bad',
  main: 'Boogyman',
  /** What it is about, in one line. */
  about: 'A duel without luck: live on the trees that the other leaves behind.',
}

type Leader = 'person' | Computer

/** Computer players: who leads which side, and what they do. */
export const bots = {
  names: wordsByKey<Leader>({
    person: 'a person',
    cub: 'the Cub',
    apprentice: 'the Apprentice',
    guardian: 'the Guardian',
  }),
  plain: wordsByKey<Leader>({
    person: 'a person',
    cub: 'Cub',
    apprentice: 'Apprentice',
    guardian: 'Guardian',
  }),
  leads: (leader: string, side: string) => `${capital(leader)} leads ${side}`,
  unreadable: 'Who led which side could not be read: people lead both now.',
  /** It thinks long; what to do then. */
  long: 'The Guardian needs longer: this machine is busy.',
  waitNoLonger: 'Let the Apprentice decide',
}

/** Words that several rooms share: names of things. */
export const common = {
  /** The two sides, by themselves, within a sentence, and one of them. */
  sides: wordsByKey<SeatName>({ red: 'Mushroom folk', green: 'Fir folk' }),
  inSentence: wordsByKey<SeatName>({ red: 'the Mushroom folk', green: 'the Fir folk' }),
  oneOf: wordsByKey<SeatName>({ red: 'mushroom', green: 'fir' }),
  manyOf: wordsByKey<SeatName>({ red: 'mushrooms', green: 'firs' }),
  boogyman: 'the Boogyman',
  /** Several names as one phrase. */
  list: house.list,
  turn: (turn: number) => (turn === 0 ? 'Before the tale' : `The ${ordinal(turn)} turn`),
  /** A copy of the game that somebody keeps. */
  fileName: 'bigbadboogyman',
}

/** Words of those settings that this tale reads in its own way. */
export const settings = {
  warnings: 'Warnings',
  warningsOf: { off: 'Off', threats: 'Threats', all: 'Everything' },
  speed: 'What the others do',
  about: 'A duel for two on a hexagonal clearing, without luck. It sends nothing anywhere.',
}
