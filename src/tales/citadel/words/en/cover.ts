import type { Category, Order, Ring, Road } from '../../../../engine/citadel/index.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { capital, countNoun, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { Computer } from '../../bots/player.ts'

/** What the shelf says of this tale. */
export const book = {
  title: 'The Indomitable Citadel',
  /** The title in two lines. */
  flourish: 'The Indomitable',
  main: 'Citadel',
  /** What it is about, in one line. */
  about: 'Lead your Order, build your houses, and be paid for them.',
}

type Leader = 'person' | Computer

/** Computer players: who leads which Order, and what they do. */
export const bots = {
  names: wordsByKey<Leader>({
    person: 'a person',
    page: 'the Page',
    knight: 'the Knight',
    'grand-master': 'the Grand Master',
  }),
  plain: wordsByKey<Leader>({
    person: 'a person',
    page: 'Page',
    knight: 'Knight',
    'grand-master': 'Grand Master',
  }),
  leads: (leader: string, order: string) => `${capital(leader)} leads ${order}`,
  unreadable: 'Who led which Order could not be read: people lead all of them now.',
  /** It thinks long; what to do then. */
  long: 'The Grand Master needs longer: this machine is busy.',
  waitNoLonger: 'Let the Knight decide',
}

const orders = wordsByKey<Order>({
  cross: 'the Cross',
  lion: 'the Lion',
  lily: 'the Lily',
  moon: 'the Moon',
  tower: 'the Tower',
})

/** Words that several rooms share: names of things. */
export const common = {
  list: house.list,
  /** An Order within a sentence, to begin one with, in full, and what is its own. */
  orders,
  titles: wordsByKey<Order>({
    cross: 'The Cross',
    lion: 'The Lion',
    lily: 'The Lily',
    moon: 'The Moon',
    tower: 'The Tower',
  }),
  orderOf: (order: Order) => `Order of ${orders[order]}`,
  categories: wordsByKey<Category>({
    citizenry: 'Citizenry',
    crafts: 'Crafts',
    municipal: 'Municipal',
    trade: 'Trade',
  }),
  /** Where a building of a category may stand. */
  mayStand: wordsByKey<Category>({
    citizenry: 'stands anywhere',
    crafts: 'not in the inner circle',
    municipal: 'not by the river',
    trade: 'only along a road',
  }),
  bricks: (count: number) => countNoun(count, 'brick', 'bricks'),
  points: (count: number) => countNoun(count, 'point', 'points'),
  influenceCards: (count: number) => countNoun(count, 'Influence card', 'Influence cards'),
  rings: wordsByKey<Ring>({ inner: 'inner circle', middle: 'middle ring', outer: 'outer ring' }),
  roads: wordsByKey<Road>({ bridge: 'Bridge Road', forest: 'Forest Road', abbey: 'Abbey Road' }),
  river: 'the river',
  shops: { pawnshop: 'Pawnshop', market: 'Free Market' },
  inShop: { pawnshop: 'in the Pawnshop', market: 'in the Free Market' },
  power: 'Great Power',
  turn: (turn: number) => (turn === 0 ? 'Setting out' : `The ${ordinal(turn)} turn`),
  /** A copy of the game that somebody keeps. */
  fileName: 'the-indomitable-citadel',
}

/** Words of those settings that this tale reads in its own way. */
export const settings = {
  warnings: 'Dangers',
  warningsOf: { off: 'Off', threats: 'What threatens', all: 'Everything' },
  speed: 'What is shown',
  about: 'A building game for two to five, with hidden cards. It sends nothing anywhere.',
}

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
