import type { RefusalCode } from '../../../../engine/boogyman/index.ts'

/** The page of the rule book that shows why something is not allowed. */
export const PAGE_OF_REFUSAL: Readonly<Record<RefusalCode, string>> = {
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
