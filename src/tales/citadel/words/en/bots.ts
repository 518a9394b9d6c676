import { capital } from '../../../../ui/text/en/numbers.ts'

type Leader = 'person' | 'page' | 'knight' | 'grand-master'

/** Computer players: who leads which Order, and what they do. */
export const bots = {
  names: {
    person: 'a person',
    page: 'the Page',
    knight: 'the Knight',
    'grand-master': 'the Grand Master',
  },
  plain: { person: 'a person', page: 'Page', knight: 'Knight', 'grand-master': 'Grand Master' },
  leads: (leader: string, order: string) => `${capital(leader)} leads ${order}`,
  unreadable: 'Who led which Order could not be read: people lead all of them now.',
  thinking: (leader: Leader) => (leader === 'grand-master' ? 'is thinking…' : 'is at it…'),
  /** It thinks long; what to do then. */
  long: 'The Grand Master needs longer: this machine is busy.',
  waitNoLonger: 'Let the Knight decide',
}
