import { followPace } from '../../../../ui/frames/computers/pace.ts'
import { onLeaving } from '../../../../ui/page/open-tale.ts'
import { counsel, useGame, usePlayback } from '../../table.ts'
import { followAsked } from '../foresight/why/explanation.ts'
import { followHint } from '../hints/hints.ts'
import { NOTICES } from '../now/notice.ts'
import { followAgreeing } from './taking-back.ts'
import { followRoll } from './useRoll.ts'

// What follows the game and what is shown of it, once for every page, in this order: first what is kept of the show, then
// what ends when the game goes on. What each tale's table makes follows before (`tales/*/table.ts`).
followRoll()
followAsked()
NOTICES.follow()
followAgreeing()
followPace(useGame)
followHint()
onLeaving(() => {
  usePlayback.getState().skip()
  counsel.stop()
})
