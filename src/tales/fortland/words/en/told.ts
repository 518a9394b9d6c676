import { countNoun } from '../../../../ui/text/en/numbers.ts'
import { book, bots, common } from './base.ts'

/** What the chronicle and the tale of the day say of this tale. */
export const told = {
  title: book.title,
  well: 'you won',
  ill: 'you did not',
  turns: 'rounds',
  darknessHeading: '',
  castHeading: 'Which country you led',
  darkness: {},
  roles: common.countries,
  seals: {
    untouched: { name: 'Nobody came near', how: 'Win, and nothing of yours was ever besieged.' },
    'from-last': { name: 'By one town', how: 'Win after only one place of yours was free.' },
    'with-store': { name: 'Well stored', how: 'Win in a turn in which two forts of your own went home.' },
    'every-country': { name: 'All four seats', how: 'Win with each of the four countries.' },
  },
  /** How it ended, in a few words for others. */
  result: (country: string, end: 'won' | 'shared' | 'drawn' | 'lost', rounds: number) =>
    `${{ won: 'won', shared: 'shared the victory', drawn: 'drew', lost: 'lost' }[end]} with ${country}, ${countNoun(rounds, 'round', 'rounds')}`,
  /** The tale of the day, before it is begun. */
  company: (own: string, opponent: string, others: string) =>
    `You lead ${own}. Against you: ${others}, led by ${opponent}.`,
  list: common.list,
  leaders: bots.names,
}
