import type { SeatName } from '../../../../engine/fortland/index.ts'
import { sharedCommon as house } from '../../../../ui/text/en/common.ts'
import { ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

const SIDES = { n: 'north', w: 'west', s: 'south', e: 'east' } as const

const countries = wordsOf<SeatName>({ ash: 'Ash', briar: 'Briar', clover: 'Clover', dill: 'Dill' })

/** A space of the road: its side, and its number along it. */
const space = (side: keyof typeof SIDES, number: number) => `${SIDES[side]}\u00A0${number}`

/** Words that several rooms share: names of things. */
export const common = {
  countries,
  of: (country: SeatName) => `${countries[country]}’s`,
  list: house.list,
  sides: wordsOf<keyof typeof SIDES>(SIDES),
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
