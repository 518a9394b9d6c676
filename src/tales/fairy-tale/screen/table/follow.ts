import { followPace } from '../../../../ui/frames/computers/pace.ts'
import { onLeaving } from '../../../../ui/page/open-tale.ts'
import { counsel, followTables, liveTable } from '../../table.ts'
import { followAsked, forgetAsked } from '../foresight/why/explanation.ts'
import { hintsOf } from '../hints/hints.ts'
import { noticesOf } from '../now/notice.ts'
import { leaveItSo } from './taking-back.ts'

// What follows a table while it is on the page, and what ends when another takes its place.
followTables((table) => {
  const follows = [followAsked(table), noticesOf(table).follow()]
  return () => {
    for (const stop of follows) stop?.()
    forgetAsked(table)
    noticesOf(table).drop()
    hintsOf(table).close()
    leaveItSo(table)
  }
})
followPace(liveTable.game)
onLeaving(() => {
  liveTable.playback.getState().skip()
  counsel.stop()
})
