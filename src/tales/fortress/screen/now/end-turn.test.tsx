import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { selectState, useGame } from '../../table.ts'
import { lay } from '../testing.ts'
import { endTurn } from './end-turn.ts'
import { NOTICES } from './notice.ts'

const now = () => selectState(useGame.getState())

function begin(life: number): void {
  lay(`life ${life}; garrison goose-maid; army mill-ox; lands 1 0 0; hand wood; deck wood*9`)
  useGame.setState({ kept: { id: 'one', origin: { kind: 'begun' }, begun: 0 } })
}

// The question is no tip: it comes without them too.
beforeEach(() => useSettings.getState().set({ tips: 'off' }))

it('a turn in which nothing was done asks before a night that may be the last', () => {
  begin(2)
  const before = now()
  act(endTurn)
  expect(now()).toBe(before)
  expect(NOTICES.useNotice.getState().notice).not.toBeNull()
  act(endTurn)
  expect(now()).not.toBe(before)
})

it('a night that nobody dies of is not asked about, nor one after something was done', () => {
  begin(9)
  const before = now()
  act(endTurn)
  expect(now()).not.toBe(before)
  begin(2)
  act(() => void useGame.getState().act({ type: 'lay', card: 'wood' }))
  const laid = now()
  act(endTurn)
  expect(now()).not.toBe(laid)
})
