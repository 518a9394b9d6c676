import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import { noticesAt } from '../../../../ui/frames/notice/notices-at.ts'
import type { Unfulfilled } from '../../intent/in-hand.ts'
import { useGame, useIntent } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { PAGE_OF_REFUSAL } from '../log/refusal-page.ts'
import { refusalText } from '../log/refusalText.ts'

/** What the table says beside all that it asks: why something cannot be done. */
export const NOTICES = noticesAt<FairyTale, Unfulfilled, Messages>({
  useGame,
  useIntent,
  words: refusalText,
  pageOf: ({ code }) => PAGE_OF_REFUSAL[code],
})
