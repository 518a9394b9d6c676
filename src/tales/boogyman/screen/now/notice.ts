import type { Boogyman, Refusal } from '../../../../engine/boogyman/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { noticesAt } from '../../../../ui/frames/notice/notices-at.ts'
import type { Messages } from '../../words/messages.ts'
import { refusalText } from './refusal-text.ts'

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

/** What the table says beside all that it asks: why something cannot be done. */
export const noticesOf = noticesAt<Refusal, Messages>({
  words: refusalText,
  pageOf: ({ code }) => PAGE_OF_REFUSAL[code],
})
