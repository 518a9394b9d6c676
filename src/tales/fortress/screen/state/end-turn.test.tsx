import { describe } from 'vitest'
import type { Fortress } from '../../../../engine/fortress/index.ts'
import { testEndQuestion } from '../../../../ui/frames/turn-end/testing.ts'
import { liveTable } from '../../runtime.ts'
import { noticesOf } from '../table-kit.ts'
import { lay } from '../testing.ts'
import { requestEndTurn } from './end-turn.ts'

describe('end of a turn before a night that may be the last', () => {
  testEndQuestion<Fortress>({
    useGame: liveTable.game,
    notices: noticesOf(liveTable),
    begin: (risk) =>
      lay(
        `life ${risk === 'safe' ? 9 : 2}; garrison goose-maid; army mill-ox; lands 1 0 0; hand wood; deck wood*9`,
      ),
    endTurn: () => requestEndTurn(liveTable),
    firstAction: () => ({ type: 'lay', card: 'wood' }),
  })
})
