import { sharedCommon as house } from '../../../../ui/text/nl/house.ts'
import { capital, countNoun, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'De onbedwingbare Citadel',
  flourish: 'De onbedwingbare',
  main: 'Citadel',
  about: 'Leid je Orde, bouw je huizen, en krijg ervoor betaald.',
}

export const bots: CoverWords['bots'] = {
  names: {
    person: 'een mens',
    page: 'de Page',
    knight: 'de Ridder',
    'grand-master': 'de Grootmeester',
  },
  plain: { person: 'een mens', page: 'Page', knight: 'Ridder', 'grand-master': 'Grootmeester' },
  leads: (leader, order) => `${capital(leader)} leidt ${order}`,
  unreadable: 'Wie welke Orde leidde kon niet worden gelezen: nu leiden mensen ze allemaal.',
  long: 'De Grootmeester heeft meer tijd nodig: deze computer is druk.',
  waitNoLonger: 'Laat de Ridder beslissen',
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
    citizenry: 'mag overal staan',
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
  warningsOf: { off: 'Uit', threats: 'Wat dreigt', all: 'Alles' },
  speed: 'Wat getoond wordt',
  about: 'Een bouwspel voor twee tot vijf, met verborgen kaarten. Het stuurt niets weg.',
}

export const cover: CoverWords['cover'] = {
  lessons: 'Eerste lessen',
  about: 'Bouw rond de fontein, word betaald, betaal belasting.\nDe hoogste stad wint.',

  whoPlays: 'Wie speelt er?',
  people: { '2': 'Twee', '3': 'Drie', '4': 'Vier', '5': 'Vijf' },
  whoLeads: (orders) => `Wie leidt ${orders}?`,
  nameOf: (orders) => `Naam van wie ${orders} leidt (mag leeg blijven)`,
  namePlaceholder: 'naam',
  does: {
    person: '',
    page: 'stap voor stap',
    knight: 'plant zijn beurt',
    'grand-master': 'kijkt vooruit',
  },
  begins: 'Het Kruis begint. Kaarten in de hand blijven geheim.',

  version: 'Welk spel?',
  versionOf: { basic: 'Gewoon', strategic: 'Strategisch' },
  versionIs: {
    basic: 'Bouw, handel en word betaald.',
    strategic: 'Met belegeringen, Grote Machten en een Vrije Markt.',
  },
  goal: (points) => `Met ${points} ${points === 1 ? 'punt' : 'punten'} is het spel uit.`,

  more: 'Meer…',
  less: 'Sluit',
  moreHeading: 'Meer te kiezen',
  two: 'Hoe twee spelen',
  twoOf: { plots: 'elk vijf percelen', plain: 'zoals met meer mensen', orders: 'elk twee Orden' },
  howTwo: {
    plots: 'Elk vijf percelen, vijf kaarten en tien bakstenen: meteen een grotere stad.',
    plain: 'Elk twee of drie percelen, zoals een grotere tafel heeft.',
    orders: 'Vier Orden. De jouwe delen niets, maar vechten nooit met elkaar.',
  },
  lastRound: 'Als iemand het doel haalt',
  lastRoundOf: { off: 'is het spel uit', on: 'wordt de ronde uitgespeeld' },
  lastRoundShort: 'de ronde wordt uitgespeeld',
  lastRoundHow: 'Bij uitspelen winnen de laatste Orden te vaak: die zijn vaker betaald.',
  lots: 'Loten',
  lotsHow: 'Wie begint? Het lot schuift iedereen door rond de tafel.',
  drawn: (who) => `${who} begint.`,

  toPlay: (order) => `${order} is aan de beurt.`,
  over: 'Het spel is uit.',
  unreadable: 'Hoe je het omslag achterliet kon niet worden gelezen. Het begint opnieuw.',
}

export const coverWords: CoverWords = { book, bots, common, cover, settings }
