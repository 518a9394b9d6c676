import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOnTable } from '../../../../session/game-store.ts'
import { testEndQuestion } from '../../../../ui/frames/turn-end/testing.ts'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../runtime.ts'
import { drawn } from '../board/testing.ts'
import { noticesOf } from '../table-kit.ts'
import { pressSeal } from './commands.ts'
import { lay, now } from './testing.ts'

/** Returns a first step in this turn. */
function walk() {
  const step = fairyTale.list(now()).find(({ type }) => type === 'walk')
  if (!step) throw new Error('Nobody can walk.')
  return step
}

describe('if the Oak may lose a heart', () => {
  testEndQuestion({
    useGame: liveTable.game,
    notices: noticesOf(liveTable),
    // A wolf beside the Oak, or no monster.
    begin: (risk) => lay(drawn(risk === 'safe' ? 'O ━' : 'O ━1')),
    endTurn: () => pressSeal(liveTable),
    firstAction: walk,
  })
})

describe('if a tile is aimed and not placed', () => {
  it('asks once, even riskless and after actions', () => {
    lay(drawn('O ━\nmarket ━'))
    const { session } = liveTable.game.getState()
    if (!session) throw new Error('No game is open.')
    openOnTable(liveTable.game, session, { id: 'one', origin: { kind: 'begun' }, begun: 0 })
    act(() => void liveTable.game.getState().act(walk()))
    const tile = fairyTale.list(now()).find(({ type }) => type === 'expand')
    if (!tile) throw new Error('No tile can be laid.')
    act(() => void liveTable.intent.getState().aimLike(tile))
    const before = now()
    act(() => pressSeal(liveTable))
    expect(now()).toBe(before)
    expect(noticesOf(liveTable).useNotice.getState().notice).not.toBeNull()
    act(() => pressSeal(liveTable))
    expect(now()).not.toBe(before)
  })
})
