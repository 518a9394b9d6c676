import { countNoun } from '../../../../ui/text/en/numbers.ts'
import { book, bots, common } from './base.ts'

/** The words of the chronicle and the daily game. */
export const told = {
  title: book.title,
  well: 'you won',
  ill: 'you did not',
  turns: 'rounds',
  darknessHeading: '',
  castHeading: 'Which country you played',
  darkness: {},
  roles: common.countries,
  seals: {
    untouched: { name: 'Nobody came near', how: 'Win without one siege on your places.' },
    'from-last': { name: 'By one town', how: 'Win after you had only one free place.' },
    'with-store': { name: 'Well stored', how: 'Win in a turn when you took two of your own forts home.' },
    'every-country': { name: 'All four seats', how: 'Win with each of the four countries.' },
  },
  /** The result in a few words, for sharing. */
  result: (country: string, end: 'won' | 'shared' | 'drawn' | 'lost', rounds: number) =>
    `${{ won: 'won', shared: 'shared the victory', drawn: 'drew', lost: 'lost' }[end]} with ${country}, ${countNoun(rounds, 'round', 'rounds')}`,
  /** The daily game before its start. */
  company: (own: string, opponent: string, others: string) =>
    `You play ${own}. Against you: ${others}, played by ${opponent}.`,
  list: common.list,
  leaders: bots.names,
}
