import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CENTRE, placeText } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { liveTable } from '../../table.ts'
import { fetchLeaves } from '../late/leaves.tsx'
import { Board } from './Board.tsx'
import { putOnTable } from './testing.ts'

beforeAll(() => fetchLeaves())

const standsAt = () => placeText(selectState(liveTable.game.getState())?.seats[0]?.at ?? CENTRE)
const step = () => screen.getByRole('button', { name: /straight at 1 east/ })

/** The board while something is shown; `watched`: monsters, else what a player did. */
function showing(watched: boolean) {
  putOnTable('O ━ ━ ━\nseats huntsman 0,0')
  const skip = vi.fn()
  render(<Board />)
  act(() => liveTable.playback.setState({ playing: true, replaying: watched, skip }))
  return skip
}

const { skip: ownSkip } = liveTable.playback.getState()
afterEach(() => act(() => liveTable.playback.setState({ playing: false, replaying: false, skip: ownSkip })))

describe('a press on the board while something is shown', () => {
  it('ends it and does nothing else where monsters are watched', () => {
    const skip = showing(true)
    fireEvent.click(screen.getByRole('button', { name: /straight at 3 east/ }))
    expect(skip).toHaveBeenCalledOnce()
    expect(standsAt()).toBe('0,0')
    // Else it would be told why nobody can walk there.
    expect(liveTable.intent.getState().refused).toBeNull()
  })

  it('ends it and does what it is for where a player did it', () => {
    const skip = showing(false)
    fireEvent.click(step())
    expect(skip).toHaveBeenCalledOnce()
    expect(standsAt()).toBe('1,0')
  })

  it('on a button of the camera lets it go on', () => {
    const skip = showing(true)
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(skip).not.toHaveBeenCalled()
  })

  it('while nothing is shown only does what it is for', () => {
    const skip = showing(false)
    act(() => liveTable.playback.setState({ playing: false }))
    fireEvent.click(step())
    expect(skip).not.toHaveBeenCalled()
    expect(standsAt()).toBe('1,0')
  })
})
