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

export type Leader = 'person' | Computer

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
