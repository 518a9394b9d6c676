import { followTable } from '../../../../ui/frames/table/follow-table.ts'
import { counsel, liveTable } from '../../table.ts'
import { hintsOf } from '../hints/hints.ts'
import { noticesOf } from '../now/notice.ts'

// What follows the game and what is shown of it, once for every page.
followTable({
  useGame: liveTable.game,
  usePlayback: liveTable.playback,
  counsel,
  notices: noticesOf(liveTable),
  hints: hintsOf(liveTable),
})
