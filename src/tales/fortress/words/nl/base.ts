import { sharedCommon as house } from '../../../../ui/text/nl/house.ts'
import { countNoun, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'De vesting',
  flourish: 'De',
  main: 'vesting',
  about: 'Een beleg voor één. Een deel van je eigen volk verdedigt de muur.',
}

export const bots: CoverWords['bots'] = {
  names: { person: 'een mens', page: 'de Page', captain: 'de Kapitein' },
  leads: (leader) => `${leader.charAt(0).toUpperCase()}${leader.slice(1)} speelt het beleg`,
  unreadable: 'We konden niet lezen wie het beleg speelde. Nu speel jij het.',
  long: 'De Kapitein heeft meer tijd nodig: deze computer is druk.',
  answerNow: 'Laat de Page beslissen',
}

export const common: CoverWords['common'] = {
  list: house.list,
  role: { besieger: 'De belegeraar' },
  inSentence: { besieger: 'het beleg' },
  turn: (turn) => (turn === 0 ? 'Voor het beleg' : `De ${ordinal(turn)} beurt`),
  outcomes: {
    'total-victory': 'Totale overwinning',
    'convincing-victory': 'Overtuigende overwinning',
    victory: 'Overwinning',
    draw: 'Gelijkspel',
    'total-defeat': 'Totale nederlaag',
  },
  defenders: (count) => countNoun(count, 'verdediger', 'verdedigers'),
  fileName: 'de-vesting',
}

export const settings: CoverWords['settings'] = {
  foresight: 'Vooruitzien',
  foresightOf: { all: 'Alles', aimed: 'Wat je aanwijst', off: 'Uit' },
  speed: 'Gevechten en nachten',
  about: 'Een beleg voor één, met een eigen stapel. Niets verlaat je apparaat.',
}
