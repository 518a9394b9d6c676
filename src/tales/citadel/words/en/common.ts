import type { Category, Order, Ring, Road } from '../../../../engine/citadel/index.ts'
import { sharedCommon as house } from '../../../../ui/text/en/common.ts'
import { counted, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

const orders = wordsOf<Order>({
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
  titles: wordsOf<Order>({
    cross: 'The Cross',
    lion: 'The Lion',
    lily: 'The Lily',
    moon: 'The Moon',
    tower: 'The Tower',
  }),
  orderOf: (order: Order) => `Order of ${orders[order]}`,
  categories: wordsOf<Category>({
    citizenry: 'Citizenry',
    crafts: 'Crafts',
    municipal: 'Municipal',
    trade: 'Trade',
  }),
  /** Where a building of a category may stand. */
  mayStand: wordsOf<Category>({
    citizenry: 'stands anywhere',
    crafts: 'not in the inner circle',
    municipal: 'not by the river',
    trade: 'only along a road',
  }),
  bricks: (count: number) => counted(count, 'brick', 'bricks'),
  points: (count: number) => counted(count, 'point', 'points'),
  influenceCards: (count: number) => counted(count, 'Influence card', 'Influence cards'),
  rings: wordsOf<Ring>({ inner: 'inner circle', middle: 'middle ring', outer: 'outer ring' }),
  roads: wordsOf<Road>({ bridge: 'Bridge Road', forest: 'Forest Road', abbey: 'Abbey Road' }),
  river: 'the river',
  shops: { pawnshop: 'Pawnshop', market: 'Free Market' },
  inShop: { pawnshop: 'in the Pawnshop', market: 'in the Free Market' },
  power: 'Great Power',
  turn: (turn: number) => (turn === 0 ? 'Setting out' : `The ${ordinal(turn)} turn`),
  /** A copy of the game that somebody keeps. */
  fileName: 'the-indomitable-citadel',
}
