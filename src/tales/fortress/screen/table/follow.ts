import { followPace } from '../../../../ui/frames/computers/pace.ts'
import { onLeaving } from '../../../../ui/page/open-tale.ts'
import { counsel, useAim, useGame, usePlayback } from '../../table.ts'
import { HINTS } from '../hints/hints.ts'
import { followNotices } from '../now/notice.ts'
import { BACK } from '../now/undo.ts'

// What follows the game and what is shown of it, once for every page: what ends when the game goes on.
followNotices()
followPace(useGame)
HINTS.follow()
BACK.follow()
onLeaving(() => {
  HINTS.close()
  useAim.getState().putAway()
  usePlayback.getState().skip()
  counsel.stop()
})
