import { sharedCommon as house } from '../../../../ui/text/nl/common.ts'
import { counted, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

const orders = {
  cross: 'het Kruis',
  lion: 'de Leeuw',
  lily: 'de Lelie',
  moon: 'de Maan',
  tower: 'de Toren',
} as const

/** Woorden die meer kamers delen: namen van dingen. */
export const common: CoverWords['common'] = {
  list: house.list,
  orders,
  titles: {
    cross: 'Het Kruis',
    lion: 'De Leeuw',
    lily: 'De Lelie',
    moon: 'De Maan',
    tower: 'De Toren',
  },
  orderOf: (order) => `Orde van ${orders[order]}`,
  categories: { citizenry: 'Burgerij', crafts: 'Ambacht', municipal: 'Stadsbestuur', trade: 'Handel' },
  mayStand: {
    citizenry: 'mag overal staan',
    crafts: 'niet in de binnenste ring',
    municipal: 'niet aan de rivier',
    trade: 'alleen aan een weg',
  },
  bricks: (count) => counted(count, 'baksteen', 'bakstenen'),
  points: (count) => counted(count, 'punt', 'punten'),
  influenceCards: (count) => counted(count, 'Invloedkaart', 'Invloedkaarten'),
  rings: { inner: 'binnenste ring', middle: 'middelste ring', outer: 'buitenste ring' },
  roads: { bridge: 'Brugweg', forest: 'Bosweg', abbey: 'Abdijweg' },
  river: 'de rivier',
  shops: { pawnshop: 'Lommerd', market: 'Vrije Markt' },
  inShop: { pawnshop: 'in de Lommerd', market: 'op de Vrije Markt' },
  power: 'Grote Macht',
  turn: (turn) => (turn === 0 ? 'Het begin' : `De ${ordinal(turn)} beurt`),
  fileName: 'de-onbedwingbare-citadel',
}
