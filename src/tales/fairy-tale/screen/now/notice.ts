import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { noticesAt } from '../../../../ui/frames/notice/notices-at.ts'
import type { Unfulfilled } from '../../intent/in-hand.ts'
import type { Table } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'

/** What the table says beside all that it asks: why something cannot be done. */
export const noticesOf = oncePer((table: Table) =>
  noticesAt<FairyTale, Unfulfilled, Messages, Unfulfilled['code']>({
    useGame: table.game,
    useIntent: table.intent,
    words: refusalText,
    // Which page that is, is looked up when it is drawn: the list comes later than the table.
    pageOf: ({ code }) => code,
  }),
)
