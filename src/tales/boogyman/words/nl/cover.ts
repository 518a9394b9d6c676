import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'
import { book, bots, common, settings } from './base.ts'

export const cover: CoverWords['cover'] = {
  about: 'Laat in elke voetstap een boom achter.\nLeef van die van de ander.',

  whoPlays: 'Wie spelen er?',
  ways: { two: 'Twee mensen', one: 'Tegen een computer', none: 'Kijk naar twee computers' },
  changeSides: 'Wissel van kant',
  sidesChanged: 'Jullie zijn van kant gewisseld.',
  youLead: (side) => `Nu speel jij ${side}.`,
  nameOf: (side) => `Wie speelt ${side}? (hoeft niet)`,
  strengthOf: (side) => `Hoe sterk is ${side}?`,
  strengths: {
    cub: 'let soms even niet op',
    apprentice: 'overdenkt zijn eigen beurt',
    guardian: 'denkt ook aan die van jou',
  },

  more: 'Meer…',
  moreHeading: 'Meer keuzes',
  own: { first: (side) => `${side} eerst`, trees: 'drie bomen', placed: 'stukken voor je geplaatst' },
  first: 'Wie plaatst eerst, en begint?',
  trees: 'Hoeveel bomen passen er op een vak?',
  treesOf: { two: 'Twee', three: 'Drie (huisregel)' },
  treesHow: 'Met drie sluit de derde het vak voorgoed.',
  opening: 'De eerste vier stukken',
  openingOf: { own: 'Wij plaatsen ze', placed: 'Plaats ze voor ons' },

  toPlay: (side) => `${capital(side)} is aan de beurt.`,
  goToTalePage: (side) => `${capital(side)} mag plaatsen.`,
  unreadable: 'Jullie vorige keuzes waren niet te lezen. Dit zijn de gewone.',
}

export const coverWords: CoverWords = { book, bots, common, cover, settings }
