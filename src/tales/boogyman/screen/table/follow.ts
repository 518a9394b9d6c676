import { followTable } from '../../../../ui/frames/table/follow-table.ts'
import { counsel, useGame, usePlayback } from '../../table.ts'
import { followPointing } from '../foresight/pointing.ts'
import { HINTS } from '../hints/hints.ts'
import { NOTICES } from '../now/notice.ts'
import { BACK } from '../now/undo.ts'

// What follows the game and what is shown of it, once for every page.
followTable({ useGame, usePlayback, counsel, notices: NOTICES, hints: HINTS, back: BACK })
followPointing()
