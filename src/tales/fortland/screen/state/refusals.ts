import type { Fortland, Refusal } from '../../../../engine/fortland/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import type { RefusedRequest } from '../../intent/intent.ts'
import type { Messages } from '../../words/messages.ts'

/** The page of the rule book that explains each refusal. */
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

/** Returns the text of a refusal. */
export function refusalText({ refusals, board }: Messages, why: RefusedRequest): string {
  if (why.code === 'out-of-reach') return board.outOfReach
  // Safe cast: each text takes the refusal of its own code, which TypeScript cannot infer.
  const say = refusals[why.code] as (why: Refusal) => string
  return say(why)
}
