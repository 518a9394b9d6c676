import type { Fortland } from '../../../../engine/fortland/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { noticesAt } from '../../../../ui/frames/notice/notices-at.ts'
import type { Refused } from '../../intent/intent.ts'
import type { Messages } from '../../words/messages.ts'
import { refusalText } from './refusal-text.ts'

/** The page of the rule book that shows why something is not allowed. */
export const PAGE_OF_REFUSAL: Readonly<Record<RefusalCode<Fortland> | 'out-of-reach', string>> = {
  'game-over': 'last',
  'muster-first': 'muster',
  'not-your-city': 'muster',
  'mustered-already': 'muster',
  'roll-first': 'roll',
  'rolled-already': 'roll',
  'no-actions-left': 'build',
  'no-room': 'pass',
  'would-waste': 'waste',
  'must-march-on': 'pass',
  'turned-already': 'turn',
  'fort-stands-here': 'build',
  'fallen-country': 'fall',
  'no-fort-left': 'build',
  'no-fort-here': 'tear',
  'built-this-turn': 'home',
  'actions-left': 'waste',
  'out-of-reach': 'march',
}

/** What the table says beside all that it asks: why something cannot be done. */
export const noticesOf = noticesAt<Refused, Messages>({
  words: refusalText,
  pageOf: ({ code }) => PAGE_OF_REFUSAL[code],
})
