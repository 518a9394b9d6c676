import { botWords } from '../../../../ui/text/nl/bots.ts'
import { sharedCommon as house } from '../../../../ui/text/nl/house.ts'
import { countNoun, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'De onbedwingbare Citadel',
  flourish: 'De onbedwingbare',
  main: 'Citadel',
  about: 'Leid je Orde, bouw je huizen en verdien eraan.',
}

export const bots: CoverWords['bots'] = {
  ...botWords({ page: 'de Page', knight: 'de Ridder', 'grand-master': 'de Grootmeester' }),
  ledBy: (name) => `door ${name}`,
  unreadable: 'We konden niet lezen wie welke Orde speelde. Nu spelen mensen ze allemaal.',
  long: 'De Grootmeester heeft meer tijd nodig: je apparaat is druk.',
}

const orders = {
  cross: 'het Kruis',
  lion: 'de Leeuw',
  lily: 'de Lelie',
  moon: 'de Maan',
  tower: 'de Toren',
} as const

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
    citizenry: 'overal',
    crafts: 'niet in de binnenste ring',
    municipal: 'niet aan de rivier',
    trade: 'alleen aan een weg',
  },
  bricks: (count) => countNoun(count, 'baksteen', 'bakstenen'),
  points: (count) => countNoun(count, 'punt', 'punten'),
  influenceCards: (count) => countNoun(count, 'Invloedkaart', 'Invloedkaarten'),
  rings: { inner: 'binnenste ring', middle: 'middelste ring', outer: 'buitenste ring' },
  roads: { bridge: 'Brugweg', forest: 'Bosweg', abbey: 'Abdijweg' },
  river: 'de rivier',
  shops: { pawnshop: 'Lommerd', market: 'Vrije Markt' },
  inShop: { pawnshop: 'in de Lommerd', market: 'op de Vrije Markt' },
  power: 'Grote Macht',
  turn: (turn) => (turn === 0 ? 'Het begin' : `De ${ordinal(turn)} beurt`),
  fileName: 'de-onbedwingbare-citadel',
}

export const settings: CoverWords['settings'] = {
  warnings: 'Gevaren',
  warningsOf: { off: 'Uit', threats: 'Wat jou bedreigt', all: 'Alles' },
  speed: 'Tempo',
  about: 'Een bouwspel voor twee tot vijf, met verborgen kaarten. Er gaat niets van je apparaat af.',
}
