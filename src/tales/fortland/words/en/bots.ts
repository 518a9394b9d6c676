import { capital } from '../../../../ui/text/en/numbers.ts'

type Leader = 'person' | 'cub' | 'apprentice' | 'guardian'

/** Computer players: who leads which country, and what they do. */
export const bots = {
  names: { person: 'a person', cub: 'the Cub', apprentice: 'the Apprentice', guardian: 'the Guardian' },
  plain: { person: 'a person', cub: 'Cub', apprentice: 'Apprentice', guardian: 'Guardian' },
  leads: (leader: string, country: string) => `${capital(leader)} leads ${country}`,
  unreadable: 'Who led which country could not be read: people lead all of them now.',
  thinking: (leader: Leader) => (leader === 'guardian' ? 'is thinking…' : 'is at it…'),
  /** It thinks long; what to do then. */
  long: 'The Guardian needs longer: this machine is busy.',
  waitNoLonger: 'Let the Apprentice decide',
}
