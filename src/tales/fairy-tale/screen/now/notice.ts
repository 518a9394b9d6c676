import { noticesAt } from '../../../../ui/frames/notice/notices-at.ts'
import type { Unfulfilled } from '../../intent/in-hand.ts'
import type { Messages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'

/** What the table says beside all that it asks: why something cannot be done. */
export const noticesOf = noticesAt<Unfulfilled, Messages, Unfulfilled['code']>({
  words: refusalText,
  // Which page that is, is looked up when it is drawn: the list comes later than the table.
  pageOf: ({ code }) => code,
})
