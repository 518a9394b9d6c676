import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { book, bots, common, type Leader, settings } from './base.ts'

/** What the cover says: who plays, begin; and of the rest, where all has an answer already. */
export const cover = {
  lessons: 'First lessons',
  about: 'Forts on their towns, forts on your own.\nWho keeps a place free is still in the tale.',

  whoPlays: 'Who plays?',
  /** How many countries there are. */
  countries: wordsByKey<'2' | '3' | '4'>({ '2': 'Two countries', '3': 'Three', '4': 'Four' }),
  whoLeads: (country: string) => `Who leads ${country}?`,
  nameOf: (country: string) => `Name of whoever leads ${country} (may stay empty)`,
  namePlaceholder: 'name',
  /** What each leader is called on its slip. */
  leaders: wordsByKey<Leader>({
    person: 'a person',
    cub: 'Cub',
    apprentice: 'Apprentice',
    guardian: 'Guardian',
  }),
  /** What each does, in a few words. */
  does: wordsByKey<Leader>({
    person: '',
    cub: 'still makes mistakes',
    apprentice: 'takes the best board',
    guardian: 'looks ahead',
  }),
  begins: 'Ash begins, then it goes round counter-clockwise.',

  more: 'House rules…',
  less: 'Close',
  moreHeading: 'House rules',
  none: 'as the book has it',
  suggested: 'suggested',
  fall: 'When a country falls',
  fallOf: { out: 'it is out, the others play on', first: 'the tale ends, who stands best wins' },
  fallShort: 'the first fall ends the tale',
  suggestFirst: 'With three or four, “the tale ends” is suggested: so nobody watches for long.',
  winter: 'Winter comes after',
  winterOf: { '60': 'round 60', '30': 'round 30' },
  winterShort: 'winter after round 30',
  suggestWinter: 'With three, round 30 is suggested.',
  layout: 'How the countries lie',
  layoutOf: { countries: 'each together', patchwork: 'as patchwork' },
  layoutShort: 'patchwork',
  dice: 'Dice',
  diceOf: { '1': 'one', '2': 'two, added up' },
  diceShort: 'two dice',
  turnCost: 'Turning round takes',
  turnCostOf: { '2': 'two actions', '3': 'three actions' },
  turnCostShort: 'turning takes three',
  suggestTurn: 'With two dice, three is suggested.',
  ownForts: 'Taking your own fort home',
  ownFortsOf: { gain: 'gives two or three actions', cost: 'takes two or three actions' },
  ownFortsShort: 'own forts give nothing',
  leave: 'Forts on a country that has fallen',
  leaveOf: { off: 'go home', on: 'stay where they are' },
  leaveShort: 'forts stay on the fallen',

  toPlay: (country: string) => `${country} is to play.`,
  unreadable: 'How you left the cover could not be read. It begins anew.',
}

/** What the cover and the book of this tale say: what whoever opens them waits for. */
export const coverWords = { book, bots, common, cover, settings }
