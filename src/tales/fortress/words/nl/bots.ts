import type { CoverWords } from '../cover.ts'

/** Computerspelers: ze doen het voor, en geven raad. */
export const bots: CoverWords['bots'] = {
  names: { person: 'een mens', page: 'de Page', captain: 'de Kapitein' },
  leads: (leader) => `${leader.charAt(0).toUpperCase()}${leader.slice(1)} leidt het beleg`,
  unreadable: 'Wie het beleg leidde, was niet te lezen: nu leid jij het.',
  thinking: (computer) => (computer === 'captain' ? 'denkt na…' : 'is bezig…'),
  long: 'De Kapitein heeft meer tijd nodig: deze computer is druk.',
  waitNoLonger: 'Laat de Page beslissen',
}
