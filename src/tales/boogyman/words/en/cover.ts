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

/** What the cover says: who plays, begin; and of the rest, where all has an answer already. */
export const cover = {
  lessons: 'First lessons',
  about: 'Leave a tree in every footprint.\nLive on those that the other leaves.',

  whoPlays: 'Who plays?',
  ways: wordsByKey<'two' | 'one' | 'none'>({
    two: 'Two people',
    one: 'Against a computer',
    none: 'Watch two computers',
  }),
  changeSides: 'Change sides',
  sidesChanged: 'The sides are changed.',
  youLead: (side: string) => `You lead ${side} now.`,
  nameOf: (side: string) => `Who leads ${side}? (may stay empty)`,
  namePlaceholder: 'name',
  strengthOf: (side: string) => `How strong are ${side}?`,
  /** What each computer player does, in a few words. */
  strengths: wordsByKey<Computer>({
    cub: 'careless now and then',
    apprentice: 'thinks its turn through',
    guardian: 'thinks of yours as well',
  }),

  more: 'More…',
  less: 'Close',
  moreHeading: 'More to choose',
  /** What was chosen there, while it is closed. */
  own: { first: (side: string) => `${side} first`, trees: 'three trees', placed: 'pieces placed for you' },
  first: 'Who places first, and begins?',
  trees: 'How many trees fit on a tile?',
  treesOf: { two: 'Two', three: 'Three (house rule)' },
  treesHow: 'With three, the third shuts the tile for ever.',
  opening: 'The first four pieces',
  openingOf: { own: 'We place them', placed: 'Place them for us' },

  toPlay: (side: string) => `${capital(side)} are to play.`,
  toPlace: (side: string) => `${capital(side)} are to place.`,
  unreadable: 'How you left the cover could not be read. It begins anew.',
}

/** What the cover and the book of this tale say: what whoever opens them waits for. */
export const coverWords = { book, bots, common, cover, settings }
