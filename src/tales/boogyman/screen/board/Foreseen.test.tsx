import { render } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { NO_OFFERS, offersOf } from '../../intent/offers.ts'
import { useTaleSettings } from '../../settings.ts'
import { liveTable } from '../../table.ts'
import { OPENING, played } from '../../testing.ts'
import { lay, layGame, now } from '../table/testing.ts'
import { LastTurnMarks, Warned } from './Foreseen.tsx'

/** Green could be called on b2 and strike on c3; Red is ripe on f6. */
const CALLED = 'tiles b2 gyy; c3 rr; f6 ryy; g7 g'

const marks = (kind: string, root: HTMLElement) =>
  root.querySelectorAll(`[data-warning="${kind}"] > *`).length

beforeEach(() => {
  useTaleSettings.getState().set({ warnings: 'all' })
  liveTable.playback.setState({ playing: false })
})

describe('what is foreseen on the board', () => {
  test('is the hunt and the trees that are ripe, of either side', () => {
    lay(CALLED)
    const { container } = render(<Warned real={now()} offers={NO_OFFERS} />)
    expect(marks('prey', container)).toBeGreaterThan(0)
    expect(marks('ripe', container)).toBe(2)
  })

  test('leaves out where the board marks by itself what can be taken up and is ripe', () => {
    lay(CALLED)
    const { container } = render(<Warned real={now()} offers={offersOf(now(), null)} />)
    expect(marks('ripe', container)).toBe(1)
  })

  test('is nothing at the level of nothing, nor while events are shown', () => {
    lay(CALLED)
    liveTable.playback.setState({ playing: true })
    const { container, unmount } = render(<Warned real={now()} offers={NO_OFFERS} />)
    expect(container.querySelectorAll('[data-warning]')).toHaveLength(0)
    unmount()
    liveTable.playback.setState({ playing: false })
    useTaleSettings.getState().set({ warnings: 'off' })
    const again = render(<Warned real={now()} offers={NO_OFFERS} />)
    expect(again.container.querySelectorAll('[data-warning]')).toHaveLength(0)
  })
})

describe('the last turn', () => {
  const ways = (root: HTMLElement) => root.querySelectorAll('[data-last-turn] > *').length

  test('is drawn when it is over, and not before', () => {
    layGame(played(`${OPENING}, step d4 d3`))
    const { container, unmount } = render(<LastTurnMarks shown={now()} />)
    expect(ways(container)).toBe(0)
    unmount()
    layGame(played(`${OPENING}, step d4 d3, step d5 d6`))
    const after = render(<LastTurnMarks shown={now()} />)
    expect(ways(after.container)).toBe(2)
  })

  test('is the one that ended it when all is over [B 18]', () => {
    layGame(played(`${OPENING}, step d4 d3, step d5 d6, step c4 b4`))
    liveTable.game.getState().act({ type: 'give-up' })
    const { container } = render(<LastTurnMarks shown={now()} />)
    expect(ways(container)).toBe(1)
  })
})
