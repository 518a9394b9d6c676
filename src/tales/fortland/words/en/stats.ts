import { countNoun } from '../../../../ui/text/en/numbers.ts'
import { type SeatEnd, seatResult, seatStats } from '../../../../ui/text/en/stats.ts'
import { book, bots, common } from './base.ts'

/** The words of the chronicle and the daily game. */
export const told = {
  ...seatStats,
  turns: 'rounds',
  title: book.title,
  castHeading: 'Which country you played',
  roles: common.countries,
  seals: {
    untouched: { name: 'Nobody came near', how: 'Win without one siege on your places.' },
    'from-last': { name: 'By one town', how: 'Win after you had only one free place.' },
    'with-store': { name: 'Well stored', how: 'Win in a turn when you took two of your own forts home.' },
    'every-country': { name: 'All four seats', how: 'Win with each of the four countries.' },
  },
  /** The result in a few words, for sharing. */
  result: (country: string, end: SeatEnd, rounds: number) =>
    seatResult(country, end, countNoun(rounds, 'round', 'rounds')),
  /** The daily game before its start. */
  company: (own: string, opponent: string, others: string) =>
    `You play ${own}. Against you: ${others}, played by ${opponent}.`,
  list: common.list,
  leaders: bots.names,
}
