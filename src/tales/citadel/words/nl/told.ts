import type { ToldOfCitadel } from '../useTold.ts'
import { book } from './book.ts'
import { common } from './common.ts'

export const told: ToldOfCitadel = {
  title: book.title,
  well: 'jij won',
  ill: 'jij won niet',
  turns: 'beurten',
  darknessHeading: '',
  castHeading: 'Welke Orde je leidde',
  darkness: {},
  roles: common.titles,
  seals: {
    untaxed: { name: 'Niets te halen', how: 'Win, en betaal nooit een baksteen belasting.' },
    'from-behind': {
      name: 'De laatste werd de eerste',
      how: 'Win nadat jij halverwege als enige laatste was.',
    },
    'two-powers': { name: 'Twee lauweren', how: 'Win met twee Grote Machten in handen.' },
    'every-order': { name: 'Alle vijf de schilden', how: 'Win met elk van de vijf Orden.' },
  },
}
