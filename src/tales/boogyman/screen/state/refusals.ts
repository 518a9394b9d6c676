import type { Boogyman, Refusal } from '../../../../engine/boogyman/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import type { Messages } from '../../words/messages.ts'

/** The page of the rule book that shows why something is not allowed. */
export const PAGE_OF_REFUSAL: Readonly<Record<RefusalCode<Boogyman>, string>> = {
  'game-over': 'draw',
  'not-placing': 'opening',
  'still-placing': 'opening',
  full: 'board',
  'no-pawn-there': 'step',
  'has-acted': 'turn',
  'not-next-door': 'step',
  'needs-two-trees': 'spawn',
  'boogyman-is-out': 'call',
  'last-pawn': 'call',
  'no-boogyman': 'prowl',
  'must-move': 'prowl',
  trees: 'safe',
  boogyman: 'safe',
  'out-of-reach': 'prowl',
}

/** Why something cannot be done, in words. */
export const refusalText = ({ refusals }: Messages, { code }: Refusal): string => refusals[code]
