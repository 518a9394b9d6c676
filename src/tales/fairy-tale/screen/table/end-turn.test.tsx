import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fairyTale } from '../../../../engine/fairy-tale/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { selectState, useGame } from '../../table.ts'
import { drawn } from '../board/testing.ts'
import { NOTICES } from '../now/notice.ts'
import { pressSeal } from './commands.ts'
import { lay } from './testing.ts'

const now = () => selectState(useGame.getState())
const asked = () => NOTICES.useNotice.getState().notice !== null

/** A wolf stands beside the Oak; or nobody does. */
function begin(forest: string): void {
  lay(drawn(forest))
  useGame.setState({ kept: { id: 'one', origin: { kind: 'begun' }, begun: 0 } })
}

// The question is no tip: it comes without them too.
beforeEach(() => useSettings.getState().set({ tips: 'off' }))
afterEach(() => NOTICES.drop())

describe('ending a turn in which nothing was done', () => {
  it('asks once where a heart is at risk, and ends it when pressed again', () => {
    begin('O ━1')
    const before = now()
    act(pressSeal)
    expect(now()).toBe(before)
    expect(asked()).toBe(true)
    act(pressSeal)
    expect(now()).not.toBe(before)
  })

  it('asks nothing where no heart is at risk', () => {
    begin('O ━')
    const before = now()
    act(pressSeal)
    expect(now()).not.toBe(before)
  })

  it('asks nothing once something was done', () => {
    begin('O ━1')
    const state = now()
    const step = state && fairyTale.list(state).find(({ type }) => type === 'walk')
    act(() => void (step && useGame.getState().act(step)))
    const before = now()
    expect(before).not.toBe(state)
    act(pressSeal)
    expect(now()).not.toBe(before)
  })

  it('asks nothing where nobody keeps the game', () => {
    begin('O ━1')
    useGame.setState({ kept: null })
    const before = now()
    act(pressSeal)
    expect(now()).not.toBe(before)
  })
})
