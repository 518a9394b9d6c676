import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { useGame } from '../../table.ts'
import { lay, now } from '../table/testing.ts'
import { endTurn } from './end-turn.ts'
import { NOTICES } from './notice.ts'

/** The Lion has the bricks to bring down the inn on c4, whose last free neighbour is b6; or it has none. */
function begin(bricks: number): void {
  lay(
    `version strategic | seat 1 bricks 9 plots c4=inn c1 hand brewery | seat 2 bricks ${bricks} plots c2=smithy c5 b3 hand manor`,
  )
  useGame.setState({ kept: { id: 'one', origin: { kind: 'begun' }, begun: 0 } })
  act(() => HOTSEAT.confirm(now().onTurn))
}

// The question is no tip: it comes without them too.
beforeEach(() => useSettings.getState().set({ tips: 'off' }))

it('a turn in which nothing was done asks where a plot may be taken', () => {
  begin(9)
  const before = now()
  act(endTurn)
  expect(now()).toBe(before)
  expect(NOTICES.useNotice.getState().notice).not.toBeNull()
  act(endTurn)
  expect(now()).not.toBe(before)
})

it('nothing is asked where nobody can take anything', () => {
  begin(0)
  const before = now()
  act(endTurn)
  expect(now()).not.toBe(before)
})
