import type { OutcomeKind } from '../../../../engine/fortress/index.ts'
import { countNoun } from '../../../../ui/text/en/numbers.ts'
import { book, common } from './base.ts'
import { cover } from './cover.ts'

/** What the chronicle and the tale of the day say of this tale. */
export const told = {
  title: book.title,
  well: 'you took it',
  ill: 'it stood',
  turns: 'turns',
  darknessHeading: 'How tough it was',
  castHeading: 'Who laid siege',
  darkness: { ...cover.toughness, road: 'on the road' },
  roles: common.role,
  seals: {
    'nobody-lost': { name: 'All came home', how: 'Win a siege in which none of yours fell.' },
    'last-candle': { name: 'The last of the candle', how: 'Win with two life left, or one.' },
    'seven-shields': { name: 'Seven shields', how: 'Win against seven defenders.' },
    'much-renown': { name: 'Much renown', how: 'Come to a renown of thirty or more.' },
  },
  /** How it ended, in a few words for others. */
  result: (outcome: OutcomeKind, turns: number, renown: number) =>
    `${common.outcomes[outcome].toLowerCase()}, ${countNoun(turns, 'turn', 'turns')}, renown ${renown}`,
  /** The siege of the day, before it is begun. */
  company: (deck: string, defenders: number, tough: string) =>
    `Your deck: ${deck}. Against ${common.defenders(defenders)}: ${tough}.`,
  decks: cover.presets,
}
