import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const bots: CoverWords['bots'] = {
  names: { person: 'een mens', cub: 'het Welpje', apprentice: 'de Leerling', guardian: 'de Wachter' },
  plain: { person: 'een mens', cub: 'Welpje', apprentice: 'Leerling', guardian: 'Wachter' },
  leads: (leader, side) => `${capital(leader)} leidt ${side}`,
  unreadable: 'Wie welke kant leidde was niet te lezen: nu leiden mensen ze allebei.',
  thinking: (leader) => (leader === 'guardian' ? 'denkt na…' : 'is bezig…'),
  long: 'De Wachter heeft meer tijd nodig: deze computer is druk.',
  waitNoLonger: 'Laat de Leerling beslissen',
}
