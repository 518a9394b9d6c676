import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const bots: CoverWords['bots'] = {
  names: {
    person: 'een mens',
    page: 'de Page',
    knight: 'de Ridder',
    'grand-master': 'de Grootmeester',
  },
  plain: { person: 'een mens', page: 'Page', knight: 'Ridder', 'grand-master': 'Grootmeester' },
  leads: (leader, order) => `${capital(leader)} leidt ${order}`,
  unreadable: 'Wie welke Orde leidde kon niet worden gelezen: nu leiden mensen ze allemaal.',
  thinking: (leader) => (leader === 'grand-master' ? 'denkt na…' : 'is bezig…'),
  long: 'De Grootmeester heeft meer tijd nodig: deze computer is druk.',
  waitNoLonger: 'Laat de Ridder beslissen',
}
