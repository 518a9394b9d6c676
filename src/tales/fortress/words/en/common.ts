import type { OutcomeKind } from '../../../../engine/fortress/index.ts'
import { sharedCommon as house } from '../../../../ui/text/en/common.ts'
import { counted, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

/** Words that several rooms share. */
export const common = {
  list: house.list,
  /** The one seat, by itself and within a sentence. */
  role: { besieger: 'The besieger' },
  inSentence: { besieger: 'the siege' },
  turn: (turn: number) => (turn === 0 ? 'Before the siege' : `The ${ordinal(turn)} turn`),
  /** How a siege ends. */
  outcomes: wordsOf<OutcomeKind>({
    'total-victory': 'Total victory',
    'convincing-victory': 'Convincing victory',
    victory: 'Victory',
    draw: 'A draw',
    'total-defeat': 'Total defeat',
  }),
  defenders: (count: number) => counted(count, 'defender', 'defenders'),
  /** A copy of the game that somebody keeps. */
  fileName: 'the-fortress',
}
