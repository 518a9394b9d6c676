import type { RefusalCode } from '../../../../engine/fortland/index.ts'
import { createNotices } from '../../../../ui/frames/notice/notices.ts'
import type { Refused } from '../../intent/intent.ts'
import { useGame, useIntent } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { refusalText } from './refusal-text.ts'

const { useNotice, tell: tellNotice, clear } = createNotices<Messages>()

/** What the table says beside all that it asks. */
export { tellNotice, useNotice }

/** Puts the notice away, and with it the wish that it answered. */
export function dropNotice(): void {
  clear()
  useIntent.getState().forget()
}

/** A wish that was not fulfilled is told as long as it is the last one. */
function tellRefused(refused: { why: Refused } | null): void {
  if (refused) tellNotice((m) => refusalText(m, refused.why), PAGE_OF_REFUSAL[refused.why.code])
  else clear()
}

/** What was wished and refused is told; when the game goes on, nothing is left of it. */
export function followNotices(): void {
  useIntent.subscribe(({ refused }, { refused: earlier }) => {
    if (refused !== earlier) tellRefused(refused)
  })

  useGame.subscribe(({ session }, { session: earlier }) => {
    if (session !== earlier) dropNotice()
  })
}

/** The page of the rule book that shows why something is not allowed. */
export const PAGE_OF_REFUSAL: Readonly<Record<RefusalCode | 'out-of-reach', string>> = {
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
