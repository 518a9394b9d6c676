import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

/** Computerspelers: wie wie leidt, wat ze doen, en wat de Wachter aanraadt. */
export const bots: CoverWords['bots'] = {
  names: { person: 'een mens', apprentice: 'de Leerling', guardian: 'de Wachter' },
  plain: { person: 'een mens', apprentice: 'Leerling', guardian: 'Wachter' },
  leads: (leader, hero) => `${capital(leader)} leidt ${hero}`,
  change: (who) => `${who}. Druk om te wisselen`,
  unreadable: 'Wie wie leidde, was niet te lezen: mensen leiden nu iedereen.',

  does: (leader, text) => `${capital(leader)}: ${text}`,
  thinking: (leader) => (leader === 'guardian' ? 'denkt na…' : 'is bezig…'),
  long: 'De Wachter heeft meer tijd nodig: deze computer heeft het druk.',
  waitNoLonger: 'Laat de Leerling kiezen',
  askOpening: 'Vraag de Wachter',
  laying: 'De Wachter legt ze…',
}
