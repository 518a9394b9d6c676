import { followTable } from '../../../../ui/frames/table/follow-table.ts'
import { onLeaving } from '../../../../ui/page/open-tale.ts'
import { counsel, useGame, usePlayback } from '../../table.ts'
import { lookAway } from '../../viewing.ts'
import { HINTS } from '../hints/hints.ts'
import { NOTICES } from '../now/notice.ts'
import { BACK } from '../now/undo.ts'

// What follows the game and what is shown of it, once for every page: what ends when the game goes on.
followTable({ useGame, usePlayback, counsel, notices: NOTICES, hints: HINTS, back: BACK })
onLeaving(lookAway)
