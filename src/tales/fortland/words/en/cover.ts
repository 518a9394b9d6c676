import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { book, bots, type Controller, common, settings } from './base.ts'

/** The cover: players, start, and optional choices with defaults. */
export const cover = {
  about: 'Forts on their towns, forts on your own.\nKeep one place free and you are still in.',

  whoPlays: 'Who plays?',
  /** The number of countries. */
  countries: wordsByKey<'2' | '3' | '4'>({ '2': 'Two countries', '3': 'Three', '4': 'Four' }),
  whoLeads: (country: string) => `Who plays ${country}?`,
  nameOf: (country: string) => `Name of the player of ${country} (optional)`,
  /** A short description of each controller. */
  does: wordsByKey<Controller>({
    person: '',
    cub: 'still makes mistakes',
    apprentice: 'takes the best board',
    guardian: 'looks ahead',
  }),
  begins: 'Ash begins. Then play goes counter-clockwise.',

  more: 'House rules…',
  moreHeading: 'House rules',
  none: 'as in the book',
  suggested: 'suggested',
  fall: 'When a country falls',
  fallOf: { out: 'it is out, the others play on', first: 'the game ends, the best country wins' },
  fallShort: 'the first fall ends the game',
  suggestFirst: 'With three or four, we suggest “the game ends”. Then no one watches for long.',
  winter: 'Winter comes after',
  winterOf: { '60': 'round 60', '30': 'round 30' },
  winterShort: 'winter after round 30',
  suggestWinter: 'With three, we suggest round 30.',
  layout: 'Places of a country',
  layoutOf: { countries: 'together', patchwork: 'as patchwork' },
  layoutShort: 'patchwork',
  dice: 'Dice',
  diceOf: { '1': 'one', '2': 'two, added up' },
  diceShort: 'two dice',
  turnCost: 'Turning round costs',
  turnCostOf: { '2': 'two actions', '3': 'three actions' },
  turnCostShort: 'turning costs three',
  suggestTurn: 'With two dice, we suggest three.',
  ownForts: 'Taking your own fort home',
  ownFortsOf: { gain: 'gives two or three actions', cost: 'costs two or three actions' },
  ownFortsShort: 'own forts cost actions',
  leave: 'Forts on a country that has fallen',
  leaveOf: { off: 'go home', on: 'stay where they are' },
  leaveShort: 'forts stay on the fallen',

  toPlay: (country: string) => `It is ${country}’s turn.`,
  unreadable: 'Your last choices could not be read. Here are the usual ones.',
}

/** The first words to load: for the cover and the book of this game. */
export const coverWords = { book, bots, common, cover, settings }
