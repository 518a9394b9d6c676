import type { Refusal } from '../../../../engine/fortland/index.ts'
import type { Refused } from '../../intent/intent.ts'
import type { Messages } from '../../words/messages.ts'

/** Why something cannot be done, in words. */
export function refusalText({ refusals, board }: Messages, why: Refused): string {
  if (why.code === 'out-of-reach') return board.outOfReach
  // The line of a reason takes that reason; the compiler does not follow it there.
  const say = refusals[why.code] as (why: Refusal) => string
  return say(why)
}
