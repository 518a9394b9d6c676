import { capital } from '../../../../ui/text/en/numbers.ts'

type Leader = 'person' | 'apprentice' | 'guardian'

/** Computer players: who leads whom, what they do, and what the Guardian advises. */
export const bots = {
  names: { person: 'a person', apprentice: 'the Apprentice', guardian: 'the Guardian' },
  plain: { person: 'a person', apprentice: 'Apprentice', guardian: 'Guardian' },
  /** On the cover, the switch of a seat: who leads now; pressed, the next one does. */
  leads: (leader: string, hero: string) => `${capital(leader)} leads ${hero}`,
  change: (who: string) => `${who}. Press to change`,
  unreadable: 'Who led whom could not be read: people lead everybody now.',

  /** At the table. */
  does: (leader: string, text: string) => `${capital(leader)}: ${text}`,
  thinking: (leader: Leader) => (leader === 'guardian' ? 'is thinking…' : 'is at it…'),
  /** It thinks long; what to do then. */
  long: 'The Guardian needs longer: this machine is busy.',
  waitNoLonger: 'Let the Apprentice decide',
  askOpening: 'Ask the Guardian',
  laying: 'The Guardian lays them…',
}
