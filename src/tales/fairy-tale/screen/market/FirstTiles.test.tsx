import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstTileIn } from '../../intent/in-hand.ts'
import { liveTable } from '../../table.ts'
import { layOpening, now } from '../table/testing.ts'
import { FirstTiles } from './FirstTiles.tsx'

function Shown() {
  liveTable.game((game) => game.session)
  const { opening } = now()
  return opening && <FirstTiles opening={opening} flow="column" />
}

beforeEach(() => {
  layOpening(8)
  render(<Shown />)
})

describe('the four first tiles', () => {
  it('are taken in hand one at a time, and laid where the hand goes', async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: /^First tile 2/ }))
    expect(firstTileIn(liveTable.intent.getState().inHand)).toBe(1)
    liveTable.intent.getState().layAt('east')
    expect(await screen.findByRole('button', { name: /^First tile 2: .*, lies east$/ })).toBeVisible()
    expect(now().opening?.spots[1]?.side).toBe('east')
  })

  it('are all laid at a wish, each with a road to the oak', async () => {
    await userEvent.setup().click(screen.getByRole('button', { name: 'Lay them for us' }))
    expect(
      now()
        .opening?.spots.map((spot) => spot?.side)
        .toSorted(),
    ).toEqual(['east', 'north', 'south', 'west'])
    expect(screen.queryByRole('button', { name: 'Lay them for us' })).toBeNull()
  })
})

describe('where computers lead everybody', () => {
  beforeEach(() => {
    const led = now().seats.map(({ character }) => [character, 'apprentice'] as const)
    liveTable.intent.getState().hold(0)
    liveTable.intent.getState().layAt('east')
    act(() => liveTable.leaders.setState({ table: Object.fromEntries(led) }))
  })
  afterEach(() => liveTable.leaders.setState({ table: {} }))

  it('nobody takes, drags or turns the first tiles', async () => {
    const user = userEvent.setup()
    const before = now()
    const tile = screen.getByRole('button', { name: /^First tile 2/ })
    await user.click(tile)
    expect(firstTileIn(liveTable.intent.getState().inHand)).toBeNull()
    fireEvent.pointerDown(tile, { clientX: 10, clientY: 10 })
    fireEvent.pointerMove(window, { clientX: 90, clientY: 10 })
    expect(document.querySelector('[data-dragging]')).toBeNull()
    const turn = screen.getByRole('button', { name: /^Turn/ })
    await user.click(turn)
    expect(now()).toEqual(before)
    expect([tile, turn].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  })
})
