import type { Boogyman } from '../../../../engine/boogyman/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

/** Why something is not allowed: one plain sentence for each reason of the law. */
export const refusals = wordsOf<RefusalCode<Boogyman>>({
  'game-over': 'The tale has ended.',
  'not-placing': 'The first four are placed already.',
  'still-placing': 'First all four must be placed.',
  full: 'Three are here already.',
  'no-pawn-there': 'None of yours stands there.',
  'has-acted': 'That one has acted in this turn already.',
  'not-next-door': 'A step leads to a tile next door, and no further.',
  'needs-two-trees': 'Two trees must stand here for that.',
  'boogyman-is-out': 'Your Boogyman is out already.',
  'last-pawn': 'This is the last of your folk: it cannot be given.',
  'no-boogyman': 'Your Boogyman is still at home.',
  'must-move': 'He must stop on another tile.',
  trees: 'He will not walk among trees.',
  boogyman: 'He keeps away from the other Boogyman.',
  'out-of-reach': 'He cannot get there in three steps.',
})
