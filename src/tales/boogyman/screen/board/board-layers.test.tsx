import { render } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveOptions, NO_MOVE_OPTIONS } from '../../intent/move-options.ts'
import { liveTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { OPENING, played } from '../../testing.ts'
import { lay, layGame, now } from '../table/testing.ts'
import { LastTurnLayer, WarningLayer } from './board-layers.tsx'

/** Green can be called on b2 and capture on c3; Red is ripe on f6. */
const CALLED = 'tiles b2 gyy; c3 rr; f6 ryy; g7 g'

const marks = (kind: string, root: HTMLElement) =>
  root.querySelectorAll(`[data-warning="${kind}"] > *`).length

beforeEach(() => {
  useTaleSettings.getState().set({ warnings: 'all' })
  liveTable.playback.setState({ playing: false })
})

describe('warnings on the board', () => {
  test('show hunts and ripe trees of both sides', () => {
    lay(CALLED)
    const { container } = render(<WarningLayer real={now()} offers={NO_MOVE_OPTIONS} />)
    expect(marks('prey', container)).toBeGreaterThan(0)
    expect(marks('ripe', container)).toBe(2)
  })

  test('skip ripe trees the board already offers', () => {
    lay(CALLED)
    const { container } = render(<WarningLayer real={now()} offers={moveOptions(now(), null)} />)
    expect(marks('ripe', container)).toBe(1)
  })

  test('are hidden at level off and during playback', () => {
    lay(CALLED)
    liveTable.playback.setState({ playing: true })
    const { container, unmount } = render(<WarningLayer real={now()} offers={NO_MOVE_OPTIONS} />)
    expect(container.querySelectorAll('[data-warning]')).toHaveLength(0)
    unmount()
    liveTable.playback.setState({ playing: false })
    useTaleSettings.getState().set({ warnings: 'off' })
    const again = render(<WarningLayer real={now()} offers={NO_MOVE_OPTIONS} />)
    expect(again.container.querySelectorAll('[data-warning]')).toHaveLength(0)
  })
})

describe('the last turn', () => {
  const ways = (root: HTMLElement) => root.querySelectorAll('[data-last-turn] > *').length

  test('is drawn once it is over', () => {
    layGame(played(`${OPENING}, step d4 d3`))
    const { container, unmount } = render(<LastTurnLayer shown={now()} />)
    expect(ways(container)).toBe(0)
    unmount()
    layGame(played(`${OPENING}, step d4 d3, step d5 d6`))
    const after = render(<LastTurnLayer shown={now()} />)
    expect(ways(after.container)).toBe(2)
  })

  test('is the final turn after games [B 18]', () => {
    layGame(played(`${OPENING}, step d4 d3, step d5 d6, step c4 b4`))
    liveTable.game.getState().act({ type: 'give-up' })
    const { container } = render(<LastTurnLayer shown={now()} />)
    expect(ways(container)).toBe(1)
  })
})
