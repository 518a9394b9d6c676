import { followPace } from '../../../../ui/frames/computers/pace.ts'
import { onLeaving } from '../../../../ui/page/open-tale.ts'
import { counsel, useGame, usePlayback } from '../../table.ts'
import { lookAway } from '../../viewing.ts'
import { NOTICES } from '../now/notice.ts'
import { BACK } from '../now/undo.ts'

// What follows the game and what is shown of it, once for every page: what ends when the game goes on.
NOTICES.follow()
followPace(useGame)
BACK.follow()
onLeaving(() => {
  lookAway()
  usePlayback.getState().skip()
  counsel.stop()
})
