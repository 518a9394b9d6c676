import { sharedCommon as house } from '../../../../ui/text/nl/house.ts'
import { countNoun, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'De vesting',
  flourish: 'De',
  main: 'vesting',
  about: 'Een beleg voor één: een deel van je eigen volk houdt de muur tegen je.',
}

export const bots: CoverWords['bots'] = {
  names: { person: 'een mens', page: 'de Page', captain: 'de Kapitein' },
  leads: (leader) => `${leader.charAt(0).toUpperCase()}${leader.slice(1)} leidt het beleg`,
  unreadable: 'Wie het beleg leidde, was niet te lezen: nu leid jij het.',
  long: 'De Kapitein heeft meer tijd nodig: deze computer is druk.',
  waitNoLonger: 'Laat de Page beslissen',
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
  about: 'Een beleg voor één, met een eigen stapel. Het stuurt nergens iets heen.',
}
