import { botWords } from '../../../../ui/text/nl/bots.ts'
import { sharedCommon as house } from '../../../../ui/text/nl/house.ts'
import { ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'De BigBadBoogyman',
  flourish: 'De Big Bad',
  main: 'Boogyman',
  about: 'Een duel zonder geluk. Leef van de bomen die de ander achterlaat.',
}

export const bots: CoverWords['bots'] = {
  ...botWords({ cub: 'het Welpje', apprentice: 'de Leerling', guardian: 'de Wachter' }),
  unreadable: 'We konden niet lezen wie welke kant speelde. Nu spelen mensen ze allebei.',
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
  speed: 'Tempo van de anderen',
  about: 'Een duel voor twee op een zeshoekige open plek, zonder geluk. Niets verlaat je apparaat.',
}
