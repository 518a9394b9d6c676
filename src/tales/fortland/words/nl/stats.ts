import { countNoun } from '../../../../ui/text/nl/numbers.ts'
import { seatResult, seatStats } from '../../../../ui/text/nl/stats.ts'
import type { ToldOfFortland } from '../stats.ts'
import { book, bots, common } from './base.ts'

export const told: ToldOfFortland = {
  ...seatStats,
  turns: 'rondes',
  title: book.title,
  castHeading: 'Welk land je speelde',
  roles: common.countries,
  seals: {
    untouched: { name: 'Niemand kwam dichtbij', how: 'Win zonder dat je ooit belegerd werd.' },
    'from-last': { name: 'Op één dorp na', how: 'Win nadat je nog maar één plaats vrij had.' },
    'with-store': {
      name: 'Goede voorraad',
      how: 'Win in een beurt waarin je twee eigen forten haalde.',
    },
    'every-country': { name: 'Alle vier de stoelen', how: 'Win met elk van de vier landen.' },
  },
  result: (country, end, rounds) => seatResult(country, end, countNoun(rounds, 'ronde', 'rondes')),
  company: (own, opponent, others) => `Jij speelt ${own}. Tegen je: ${others}, gespeeld door ${opponent}.`,
  list: common.list,
  leaders: bots.names,
}
