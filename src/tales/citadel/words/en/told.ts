import { countNoun } from '../../../../ui/text/en/numbers.ts'
import { book, bots, common } from './base.ts'
import { cover } from './cover.ts'

/** What the chronicle and the tale of the day say of this tale. */
export const told = {
  title: book.title,
  well: 'you won',
  ill: 'you did not',
  turns: 'turns',
  darknessHeading: '',
  castHeading: 'Which Order you led',
  darkness: {},
  roles: common.titles,
  seals: {
    untaxed: { name: 'Nothing to fetch', how: 'Win, and never pay a brick of taxes.' },
    'from-behind': { name: 'The last came first', how: 'Win after you alone stood last at half time.' },
    'two-powers': { name: 'Two laurels', how: 'Win with two Great Powers in your hands.' },
    'every-order': { name: 'All five shields', how: 'Win with each of the five Orders.' },
  },
  /** How it ended, in a few words for others. */
  result: (order: string, end: 'won' | 'shared' | 'drawn' | 'lost', turns: number) =>
    `${{ won: 'won', shared: 'shared the victory', drawn: 'drew', lost: 'lost' }[end]} with ${order}, ${countNoun(turns, 'turn', 'turns')}`,
  /** The tale of the day, before it is begun. */
  company: (own: string, opponent: string, rivals: string) =>
    `You lead ${own}. Against you: ${rivals}, both led by ${opponent}.`,
  games: {
    basic: `The basic game. ${cover.versionIs.basic}`,
    strategic: `The strategic game. ${cover.versionIs.strategic}`,
  },
  list: common.list,
  orders: common.orders,
  leaders: bots.names,
}
