import { sharedCommon as house } from '../../../../ui/text/nl/common.ts'
import { counted, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

/** Woorden die meer kamers delen. */
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
  defenders: (count) => counted(count, 'verdediger', 'verdedigers'),
  fileName: 'de-vesting',
}
