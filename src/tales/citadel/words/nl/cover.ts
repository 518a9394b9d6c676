import type { CoverWords } from '../cover.ts'
import { book, bots, common, settings } from './base.ts'

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
