import { countNoun } from '../../../../ui/text/en/numbers.ts'
import { type SeatEnd, seatResult, seatStats } from '../../../../ui/text/en/stats.ts'
import { book, bots, common } from './base.ts'
import { cover } from './cover.ts'

/** Words of the chronicle and of the tale of the day. */
export const told = {
  ...seatStats,
  title: book.title,
  castHeading: 'Which Order you played',
  roles: common.titles,
  seals: {
    untaxed: { name: 'Nothing to fetch', how: 'Win, and never pay any taxes.' },
    'from-behind': { name: 'The last came first', how: 'Win after you alone were last at half time.' },
    'two-powers': { name: 'Two laurels', how: 'Win with two Great Powers.' },
    'every-order': { name: 'All five shields', how: 'Win with each of the five Orders.' },
  },
  /** A short result for sharing. */
  result: (order: string, end: SeatEnd, turns: number) =>
    seatResult(order, end, countNoun(turns, 'turn', 'turns')),
  /** The tale of the day before its start. */
  company: (own: string, opponent: string, rivals: string) =>
    `You play ${own}. Against you: ${rivals}, both played by ${opponent}.`,
  games: {
    basic: `The basic game. ${cover.versionIs.basic}`,
    strategic: `The strategic game. ${cover.versionIs.strategic}`,
  },
  list: common.list,
  orders: common.orders,
  leaders: bots.names,
}
