import { countNoun } from '../../../../ui/text/nl/numbers.ts'
import type { ToldOfFortland } from '../told.ts'
import { book, bots, common } from './base.ts'

export const told: ToldOfFortland = {
  title: book.title,
  well: 'jij won',
  ill: 'jij won niet',
  turns: 'rondes',
  darknessHeading: '',
  castHeading: 'Welk land je leidde',
  darkness: {},
  roles: common.countries,
  seals: {
    untouched: { name: 'Niemand kwam dichtbij', how: 'Win, en niets van jou werd ooit belegerd.' },
    'from-last': { name: 'Op één dorp na', how: 'Win nadat je nog maar één plaats vrij had.' },
    'with-store': {
      name: 'Goede voorraad',
      how: 'Win in een beurt waarin twee eigen forten naar huis gingen.',
    },
    'every-country': { name: 'Alle vier de stoelen', how: 'Win met elk van de vier landen.' },
  },
  result: (country, end, rounds) =>
    `${{ won: 'gewonnen', shared: 'samen gewonnen', drawn: 'gelijkgespeeld', lost: 'verloren' }[end]} met ${country}, ${countNoun(rounds, 'ronde', 'rondes')}`,
  company: (own, opponent, others) => `Jij leidt ${own}. Tegen je: ${others}, geleid door ${opponent}.`,
  list: common.list,
  leaders: bots.names,
}
