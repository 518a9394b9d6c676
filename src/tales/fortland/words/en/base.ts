import type { SeatName } from '../../../../engine/fortland/index.ts'
import { botWords } from '../../../../ui/text/en/bots.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { BotId } from '../../bots/player.ts'

/** Words of the book on the shelf. */
export const book = {
  title: 'Fortland',
  /** The title in two lines. */
  flourish: 'Once in',
  main: 'Fortland',
  /** One line about the game. */
  about: 'March round the land, lay siege, and keep one place free.',
}

export type Controller = 'person' | BotId

/** Names of controllers, and messages about bots. */
export const bots = {
  ...botWords<BotId>({ cub: 'the Cub', apprentice: 'the Apprentice', guardian: 'the Guardian' }),
  unreadable: 'We could not read who played which country. People play them all now.',
}

const SIDES = { n: 'north', w: 'west', s: 'south', e: 'east' } as const

const countries = wordsByKey<SeatName>({ ash: 'Ash', briar: 'Briar', clover: 'Clover', dill: 'Dill' })

/** Names a space by its side and number. */
const space = (side: keyof typeof SIDES, number: number) => `${SIDES[side]}\u00A0${number}`

/** Names of things, shared by several rooms. */
export const common = {
  countries,
  of: (country: SeatName) => `${countries[country]}’s`,
  list: house.list,
  sides: wordsByKey<keyof typeof SIDES>(SIDES),
  space,
  /** A place: each country has one city; a town is identified by its location. */
  city: (country: SeatName) => `${countries[country]}’s city`,
  town: (country: SeatName, at: string) => `${countries[country]}’s town at ${at}`,
  /** A place of the addressed player. */
  yourCity: 'your city',
  yourTown: (at: string) => `your town at ${at}`,
  /** A place without its country. */
  bareCity: 'city',
  bareTown: (at: string) => `town, ${at}`,
  round: (round: number) => (round === 0 ? 'Before the tale' : `The ${ordinal(round)} round`),
  turn: (turn: number) => (turn === 0 ? 'Before the tale' : `The ${ordinal(turn)} turn`),
  /** The file name of an exported game. */
  fileName: 'fortland',
}

/** Labels of the settings of this game. */
export const settings = {
  warnings: 'Dangers',
  warningsOf: { off: 'Off', threats: 'Threats', all: 'Everything' },
  speed: 'Speed of the others',
  about: 'A game of sieges for two to four, with one die. Nothing leaves your device.',
}
