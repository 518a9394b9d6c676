import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CENTRE, placeText } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { liveTable } from '../../runtime.ts'
import { fetchLater } from '../lazy.tsx'
import { Board } from './Board.tsx'
import { putOnTable } from './testing.ts'

beforeAll(() => fetchLater())

const standsAt = () => placeText(selectState(liveTable.game.getState())?.seats[0]?.at ?? CENTRE)
const step = () => screen.getByRole('button', { name: /straight at 1 east/ })

/** The board during a playback; `watched`: of monsters, else of a player's action. */
function showing(watched: boolean) {
  putOnTable('O ━ ━ ━\nseats huntsman 0,0')
  const skip = vi.fn()
  render(<Board />)
  act(() => liveTable.playback.setState({ playing: true, replaying: watched, skip }))
  return skip
}

const { skip: ownSkip } = liveTable.playback.getState()
afterEach(() => act(() => liveTable.playback.setState({ playing: false, replaying: false, skip: ownSkip })))

describe('a click on the board during a playback', () => {
  it('only ends it while monsters are shown', () => {
    const skip = showing(true)
    fireEvent.click(screen.getByRole('button', { name: /straight at 3 east/ }))
    expect(skip).toHaveBeenCalledOnce()
    expect(standsAt()).toBe('0,0')
    // Otherwise the reason why no walk is possible would be shown.
    expect(liveTable.intent.getState().refused).toBeNull()
  })

  it("ends it and has its usual effect after a player's own action", () => {
    const skip = showing(false)
    fireEvent.click(step())
    expect(skip).toHaveBeenCalledOnce()
    expect(standsAt()).toBe('1,0')
  })

  it('on a camera button does not end it', () => {
    const skip = showing(true)
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(skip).not.toHaveBeenCalled()
  })

  it('only has its usual effect without a playback', () => {
    const skip = showing(false)
    act(() => liveTable.playback.setState({ playing: false }))
    fireEvent.click(step())
    expect(skip).not.toHaveBeenCalled()
    expect(standsAt()).toBe('1,0')
  })
})
