import type { SeatName } from '../../../../engine/fortland/index.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { capital, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { Computer } from '../../bots/player.ts'

/** What the shelf says of this tale. */
export const book = {
  title: 'Fortland',
  /** The title in two lines. */
  flourish: 'Once in',
  main: 'Fortland',
  /** What it is about, in one line. */
  about: 'March round the land, lay siege, and keep one place free.',
}

export type Leader = 'person' | Computer

/** Computer players: who leads which country, and what they do. */
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
  leads: (leader: string, country: string) => `${capital(leader)} leads ${country}`,
  unreadable: 'Who led which country could not be read: people lead all of them now.',
  /** It thinks long; what to do then. */
  long: 'The Guardian needs longer: this machine is busy.',
  waitNoLonger: 'Let the Apprentice decide',
}

const SIDES = { n: 'north', w: 'west', s: 'south', e: 'east' } as const

const countries = wordsByKey<SeatName>({ ash: 'Ash', briar: 'Briar', clover: 'Clover', dill: 'Dill' })

/** A space of the road: its side, and its number along it. */
const space = (side: keyof typeof SIDES, number: number) => `${SIDES[side]}\u00A0${number}`

/** Words that several rooms share: names of things. */
export const common = {
  countries,
  of: (country: SeatName) => `${countries[country]}’s`,
  list: house.list,
  sides: wordsByKey<keyof typeof SIDES>(SIDES),
  space,
  /** A place: of cities a country has one, a town is told from others by where it lies. */
  city: (country: SeatName) => `${countries[country]}’s city`,
  town: (country: SeatName, at: string) => `${countries[country]}’s town at ${at}`,
  /** The same, of whoever is spoken to. */
  yourCity: 'your city',
  yourTown: (at: string) => `your town at ${at}`,
  /** The same, where its country is told besides. */
  bareCity: 'city',
  bareTown: (at: string) => `town, ${at}`,
  round: (round: number) => (round === 0 ? 'Before the tale' : `The ${ordinal(round)} round`),
  turn: (turn: number) => (turn === 0 ? 'Before the tale' : `The ${ordinal(turn)} turn`),
  /** A copy of the game that somebody keeps. */
  fileName: 'fortland',
}

/** Words of those settings that this tale reads in its own way. */
export const settings = {
  warnings: 'Dangers',
  warningsOf: { off: 'Off', threats: 'What threatens', all: 'Everything' },
  speed: 'What the others do',
  about: 'A game of sieges for two to four, with one die. It sends nothing anywhere.',
}
