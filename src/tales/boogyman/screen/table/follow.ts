import { followTable } from '../../../../ui/frames/table/follow-table.ts'
import { counsel, followTables } from '../../table.ts'
import { followPointing } from '../foresight/pointing.ts'
import { hintsOf } from '../hints/hints.ts'
import { noticesOf } from '../now/notice.ts'
import { goingBackOf } from '../now/undo.ts'

// What follows the game and what is shown of it, once for every page.
followTables((table) => {
  followTable({
    useGame: table.game,
    usePlayback: table.playback,
    counsel,
    notices: noticesOf(table),
    hints: hintsOf(table),
    back: goingBackOf(table),
  })
  followPointing(table)
})
