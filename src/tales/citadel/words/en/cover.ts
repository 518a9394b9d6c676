import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { book, bots, type Controller, common, settings } from './base.ts'

/** The cover: players, version, start, and optional choices with defaults. */
export const cover = {
  about: 'Build round the fountain. Earn bricks, pay taxes.\nThe tallest town wins.',

  whoPlays: 'Who plays?',
  /** Number of people at the table. */
  people: wordsByKey<'2' | '3' | '4' | '5'>({ '2': 'Two', '3': 'Three', '4': 'Four', '5': 'Five' }),
  whoLeads: (orders: string) => `Who plays ${orders}?`,
  nameOf: (orders: string) => `Name for ${orders} (optional)`,
  /** Short descriptions of the bots. */
  does: wordsByKey<Controller>({
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
  moreHeading: 'More choices',
  two: 'With two players',
  twoOf: { plots: 'five plots each', plain: 'as with more players', orders: 'two Orders each' },
  howTwo: {
    plots: 'Five plots, five cards and ten bricks each. Your town starts big.',
    plain: 'Two or three plots each, as with more players.',
    orders: 'Four Orders. Your two share nothing, but never fight.',
  },
  lastRound: 'When a player reaches the goal',
  lastRoundOf: { off: 'the game ends', on: 'the round is played out' },
  lastRoundShort: 'the round is played out',
  lastRoundHow: 'If it is played out, the last Orders win too often: they are paid more.',
  lots: 'Draw lots',
  lotsHow: 'Who begins? Luck moves everyone round the table.',
  drawn: (who: string) => `${who} begins.`,

  toPlay: (order: string) => `${order} is next.`,
  over: 'The game is over.',
  unreadable: 'Your last choices could not be read. Choose again.',
}

/** Words of the cover and the book, which load first. */
export const coverWords = { book, bots, common, cover, settings }
