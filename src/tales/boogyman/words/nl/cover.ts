import { sharedCommon as house } from '../../../../ui/text/nl/house.ts'
import { capital, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'De BigBadBoogyman',
  flourish: 'De Big Bad',
  main: 'Boogyman',
  about: 'Een duel zonder geluk: leef van de bomen die de ander achterlaat.',
}

export const bots: CoverWords['bots'] = {
  names: { person: 'een mens', cub: 'het Welpje', apprentice: 'de Leerling', guardian: 'de Wachter' },
  plain: { person: 'een mens', cub: 'Welpje', apprentice: 'Leerling', guardian: 'Wachter' },
  leads: (leader, side) => `${capital(leader)} leidt ${side}`,
  unreadable: 'Wie welke kant leidde was niet te lezen: nu leiden mensen ze allebei.',
  long: 'De Wachter heeft meer tijd nodig: deze computer is druk.',
  waitNoLonger: 'Laat de Leerling beslissen',
}

export const common: CoverWords['common'] = {
  sides: { red: 'Padden\u00ADstoel\u00ADvolk', green: 'Sparren\u00ADvolk' },
  inSentence: { red: 'het Paddenstoelvolk', green: 'het Sparrenvolk' },
  oneOf: { red: 'paddenstoel', green: 'spar' },
  manyOf: { red: 'paddenstoelen', green: 'sparren' },
  boogyman: 'de Boogyman',
  list: house.list,
  turn: (turn) => (turn === 0 ? 'Vóór het verhaal' : `De ${ordinal(turn)} beurt`),
  fileName: 'bigbadboogyman',
}

export const settings: CoverWords['settings'] = {
  warnings: 'Waarschuwingen',
  warningsOf: { off: 'Uit', threats: 'Dreigingen', all: 'Alles' },
  speed: 'Wat de anderen doen',
  about: 'Een duel voor twee op een zeshoekige open plek, zonder geluk. Het stuurt niets naar buiten.',
}

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
