import { botWords } from '../../../../ui/text/nl/bots.ts'
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
  ...botWords({ page: 'de Page', captain: 'de Kapitein' }),
  unreadable: 'We konden niet lezen wie het beleg speelde. Nu speel jij het.',
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
