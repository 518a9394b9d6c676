import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { book, bots, common, type Leader, settings } from './base.ts'

/** What the cover says: who plays, which game, begin; and of the rest, where all has an answer already. */
export const cover = {
  lessons: 'First lessons',
  about: 'Build round the fountain, be paid, be taxed.\nThe tallest town wins.',

  whoPlays: 'Who plays?',
  /** How many sit at the table. */
  people: wordsByKey<'2' | '3' | '4' | '5'>({ '2': 'Two', '3': 'Three', '4': 'Four', '5': 'Five' }),
  whoLeads: (orders: string) => `Who leads ${orders}?`,
  nameOf: (orders: string) => `Name of whoever leads ${orders} (may stay empty)`,
  namePlaceholder: 'name',
  /** What each computer player does, in a few words. */
  does: wordsByKey<Leader>({
    person: '',
    page: 'step by step',
    knight: 'plans its turn',
    'grand-master': 'looks ahead',
  }),
  begins: 'The Cross begins. Cards in hand stay hidden.',

  version: 'Which game?',
  versionOf: { basic: 'Basic', strategic: 'Strategic' },
  versionIs: {
    basic: 'Build, trade and be paid.',
    strategic: 'With sieges, Great Powers and a Free Market.',
  },
  goal: (points: number) => (points === 1 ? 'One point ends the game.' : `${points} points end the game.`),

  more: 'More…',
  less: 'Close',
  moreHeading: 'More to choose',
  two: 'How two play',
  twoOf: { plots: 'five plots each', plain: 'as with more people', orders: 'two Orders each' },
  howTwo: {
    plots: 'Five plots, five cards and ten bricks each: a larger town at once.',
    plain: 'Two or three plots each, as a larger table has.',
    orders: 'Four Orders. Yours share nothing, but never fight each other.',
  },
  lastRound: 'When somebody reaches the goal',
  lastRoundOf: { off: 'the game ends', on: 'the round is played out' },
  lastRoundShort: 'the round is played out',
  lastRoundHow: 'Played out, the last Orders win too often: they were paid more.',
  lots: 'Draw lots',
  lotsHow: 'Who begins? Everybody moves on round the table by lot.',
  drawn: (who: string) => `${who} begins.`,

  toPlay: (order: string) => `${order} is to play.`,
  over: 'The game is over.',
  unreadable: 'How you left the cover could not be read. It begins anew.',
}

/** What the cover and the book of this tale say: what whoever opens them waits for. */
export const coverWords = { book, bots, common, cover, settings }
