import { act } from '@testing-library/react'
import { describe } from 'vitest'
import { citadel } from '../../../../engine/citadel/index.ts'
import { testEndQuestion } from '../../../../ui/frames/turn-end/testing.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../runtime.ts'
import { lay, now } from '../table/testing.ts'
import { noticesOf } from '../table-kit.ts'
import { requestEndTurn } from './end-turn.ts'

/** The inn on c4 has one free neighbour, b6. The Lion has the bricks to claim it only if `risk` is "at risk". */
function begin(risk: 'at risk' | 'safe'): void {
  const bricks = risk === 'safe' ? 0 : 9
  lay(
    `version strategic | seat 1 bricks 9 plots c4=inn c1 hand brewery | seat 2 bricks ${bricks} plots c2=smithy c5 b3 hand manor`,
  )
  act(() => HOTSEAT.confirm(now().onTurn))
}

/** Claims a plot that does not protect the inn. */
function claim() {
  const found = citadel.list(now()).find(({ type }) => type === 'claim')
  if (!found) throw new Error('No plot can be claimed.')
  return found
}

describe('while a plot is at risk', () => {
  testEndQuestion({
    useGame: liveTable.game,
    notices: noticesOf(liveTable),
    begin,
    endTurn: () => requestEndTurn(liveTable),
    firstAction: claim,
  })
})
