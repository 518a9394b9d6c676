import { followTable } from '../../../../ui/frames/table/follow-table.ts'
import { counsel, followTables } from '../../table.ts'
import { hintsOf } from '../hints/hints.ts'
import { noticesOf } from '../now/notice.ts'
import { followPointing } from '../now/pointing.ts'
import { goingBackOf } from '../now/undo.ts'

// What follows the game and what is shown of it, once for every page: what ends when the game goes on.
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
