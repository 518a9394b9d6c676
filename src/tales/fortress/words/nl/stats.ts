import { countNoun } from '../../../../ui/text/nl/numbers.ts'
import type { ToldOfSiege } from '../stats.ts'
import { book, common } from './base.ts'
import { cover } from './cover.ts'

export const told: ToldOfSiege = {
  title: book.title,
  well: 'je nam haar in',
  ill: 'ze bleef staan',
  turns: 'beurten',
  darknessHeading: 'Hoe zwaar het was',
  castHeading: 'Wie speelde',
  darkness: { ...cover.toughness, road: 'op de weg' },
  roles: common.role,
  seals: {
    'nobody-lost': { name: 'Allen thuis', how: 'Win een beleg waarin niemand van jou viel.' },
    'last-candle': { name: 'Het laatste stompje', how: 'Win met twee leven over, of één.' },
    'seven-shields': { name: 'Zeven schilden', how: 'Win tegen zeven verdedigers.' },
    'much-renown': { name: 'Veel roem', how: 'Haal een roem van dertig of meer.' },
  },
  result: (outcome, turns, renown) =>
    `${common.outcomes[outcome].toLowerCase()}, ${countNoun(turns, 'beurt', 'beurten')}, roem ${renown}`,
  company: (deck, defenders, tough) => `Je stapel: ${deck}. Tegen ${common.defenders(defenders)}: ${tough}.`,
  decks: cover.presets,
}
