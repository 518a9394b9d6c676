import type { CoverWords } from '../cover.ts'
import { book, bots, common, settings } from './base.ts'

export const cover: CoverWords['cover'] = {
  about: 'Bouw rond de fontein. Verdien stenen, betaal belasting.\nDe hoogste stad wint.',

  whoPlays: 'Wie speelt er?',
  people: { '2': 'Twee', '3': 'Drie', '4': 'Vier', '5': 'Vijf' },
  whoLeads: (orders) => `Wie speelt ${orders}?`,
  nameOf: (orders) => `Naam voor ${orders} (hoeft niet)`,
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
  moreHeading: 'Meer keuzes',
  two: 'Met z’n tweeën',
  twoOf: { plots: 'elk vijf percelen', plain: 'zoals met meer spelers', orders: 'elk twee Orden' },
  howTwo: {
    plots: 'Elk vijf percelen, vijf kaarten en tien bakstenen. Je stad begint groot.',
    plain: 'Elk twee of drie percelen, zoals met meer spelers.',
    orders: 'Vier Orden. Jouw twee delen niets, maar vechten nooit met elkaar.',
  },
  lastRound: 'Als iemand het doel haalt',
  lastRoundOf: { off: 'is het spel uit', on: 'wordt de ronde uitgespeeld' },
  lastRoundShort: 'de ronde wordt uitgespeeld',
  lastRoundHow: 'Wordt hij uitgespeeld, dan winnen de laatste Orden te vaak: die verdienen meer.',
  lots: 'Loten',
  lotsHow: 'Wie begint? Het lot schuift iedereen door rond de tafel.',
  drawn: (who) => `${who} begint.`,

  toPlay: (order) => `${order} is aan de beurt.`,
  over: 'Het spel is uit.',
  unreadable: 'Je laatste keuzes waren niet te lezen. Kies opnieuw.',
}

export const coverWords: CoverWords = { book, bots, common, cover, settings }
