import type { OutcomeKind } from '../../../../engine/fortress/index.ts'
import { countNoun } from '../../../../ui/text/en/numbers.ts'
import { book, common } from './base.ts'
import { cover } from './cover.ts'

/** The words of the chronicle and the daily siege. */
export const told = {
  title: book.title,
  well: 'you took it',
  ill: 'it stood',
  turns: 'turns',
  darknessHeading: 'How tough it was',
  castHeading: 'Who played',
  darkness: { ...cover.toughness, road: 'on the road' },
  roles: common.role,
  seals: {
    'nobody-lost': { name: 'All came home', how: 'Win a siege in which none of yours fell.' },
    'last-candle': { name: 'The last of the candle', how: 'Win with two life left, or one.' },
    'seven-shields': { name: 'Seven shields', how: 'Win against seven defenders.' },
    'much-renown': { name: 'Much renown', how: 'Get a renown of thirty or more.' },
  },
  /** The result in a few words, for sharing. */
  result: (outcome: OutcomeKind, turns: number, renown: number) =>
    `${common.outcomes[outcome].toLowerCase()}, ${countNoun(turns, 'turn', 'turns')}, renown ${renown}`,
  /** The daily siege before its start. */
  company: (deck: string, defenders: number, tough: string) =>
    `Your deck: ${deck}. Against ${common.defenders(defenders)}: ${tough}.`,
  decks: cover.presets,
}
