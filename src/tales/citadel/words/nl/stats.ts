import { countNoun } from '../../../../ui/text/nl/numbers.ts'
import { seatResult, seatStats } from '../../../../ui/text/nl/stats.ts'
import type { ToldOfCitadel } from '../stats.ts'
import { book, bots, common } from './base.ts'
import { cover } from './cover.ts'

export const told: ToldOfCitadel = {
  ...seatStats,
  title: book.title,
  castHeading: 'Welke Orde je speelde',
  roles: common.titles,
  seals: {
    untaxed: { name: 'Niets te halen', how: 'Win, en betaal nooit belasting.' },
    'from-behind': {
      name: 'De laatste werd de eerste',
      how: 'Win nadat jij halverwege als enige laatste was.',
    },
    'two-powers': { name: 'Twee lauweren', how: 'Win met twee Grote Machten.' },
    'every-order': { name: 'Alle vijf de schilden', how: 'Win met elk van de vijf Orden.' },
  },
  result: (order, end, turns) => seatResult(order, end, countNoun(turns, 'beurt', 'beurten')),
  company: (own, opponent, rivals) =>
    `Jij speelt ${own}. Tegen je: ${rivals}, allebei gespeeld door ${opponent}.`,
  games: {
    basic: `Het gewone spel. ${cover.versionIs.basic}`,
    strategic: `Het strategische spel. ${cover.versionIs.strategic}`,
  },
  list: common.list,
  orders: common.orders,
  leaders: bots.names,
}
