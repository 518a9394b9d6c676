import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'
import { book, bots, common, settings } from './base.ts'

export const cover: CoverWords['cover'] = {
  lessons: 'Eerste lessen',
  about: 'Laat in elke voetstap een boom achter.\nLeef van die van de ander.',

  whoPlays: 'Wie spelen er?',
  ways: { two: 'Twee mensen', one: 'Tegen een computer', none: 'Kijk naar twee computers' },
  changeSides: 'Wissel van kant',
  sidesChanged: 'De kanten zijn gewisseld.',
  youLead: (side) => `Nu leid jij ${side}.`,
  nameOf: (side) => `Wie leidt ${side}? (mag leeg blijven)`,
  namePlaceholder: 'naam',
  strengthOf: (side) => `Hoe sterk is ${side}?`,
  strengths: {
    cub: 'let soms even niet op',
    apprentice: 'overdenkt zijn eigen beurt',
    guardian: 'denkt ook aan die van jou',
  },

  more: 'Meer…',
  less: 'Sluit',
  moreHeading: 'Meer te kiezen',
  own: { first: (side) => `${side} eerst`, trees: 'drie bomen', placed: 'stukken voor je geplaatst' },
  first: 'Wie plaatst eerst, en begint?',
  trees: 'Hoeveel bomen passen er op een vak?',
  treesOf: { two: 'Twee', three: 'Drie (huisregel)' },
  treesHow: 'Met drie sluit de derde het vak voorgoed.',
  opening: 'De eerste vier stukken',
  openingOf: { own: 'Wij plaatsen ze', placed: 'Plaats ze voor ons' },

  toPlay: (side) => `${capital(side)} is aan de beurt.`,
  toPlace: (side) => `${capital(side)} mag plaatsen.`,
  unreadable: 'Hoe jullie de kaft verlieten was niet te lezen. Hij begint opnieuw.',
}

export const coverWords: CoverWords = { book, bots, common, cover, settings }
