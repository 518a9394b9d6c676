import type { Category, Order, Ring, Road } from '../../../../engine/citadel/index.ts'
import { botWords } from '../../../../ui/text/en/bots.ts'
import { sharedCommon as house } from '../../../../ui/text/en/house.ts'
import { countNoun, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { BotId } from '../../bots/player.ts'

/** Words of this tale on the shelf. */
export const book = {
  title: 'The Indomitable Citadel',
  /** The title in two lines. */
  flourish: 'The Indomitable',
  main: 'Citadel',
  /** Description in one line. */
  about: 'Lead your Order, build your houses, and earn from them.',
}

export type Controller = 'person' | BotId

/** Bots: their names, and texts about their turns. */
export const bots = {
  ...botWords<BotId>({ page: 'the Page', knight: 'the Knight', 'grand-master': 'the Grand Master' }),
  unreadable: 'We could not read who played which Order. People play all of them now.',
  /** Shown when a bot takes long, with the alternative. */
  long: 'The Grand Master needs more time: your device is busy.',
}

const orders = wordsByKey<Order>({
  cross: 'the Cross',
  lion: 'the Lion',
  lily: 'the Lily',
  moon: 'the Moon',
  tower: 'the Tower',
})

/** Names that several pages share. */
export const common = {
  list: house.list,
  /** Names of an Order: within a sentence, at its start, in full, and as a possessive. */
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
  /** Where a building of a category can be built. */
  mayStand: wordsByKey<Category>({
    citizenry: 'anywhere',
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
  turn: (turn: number) => (turn === 0 ? 'The start' : `The ${ordinal(turn)} turn`),
  /** File name of an exported game. */
  fileName: 'the-indomitable-citadel',
}

/** Settings with texts of this tale. */
export const settings = {
  warnings: 'Dangers',
  warningsOf: { off: 'Off', threats: 'Threats to you', all: 'Everything' },
  speed: 'Speed',
  about: 'A building game for two to five, with hidden cards. Nothing leaves your device.',
}
