import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { firstTileIn } from '../../intent/turn-selection.ts'
import { liveTable } from '../../runtime.ts'
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
  it('are selected one at a time, and follow the selection to the oak', async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: /^First tile 2/ }))
    expect(firstTileIn(liveTable.intent.getState().inHand)).toBe(1)
    liveTable.intent.getState().layAt('east')
    expect(await screen.findByRole('button', { name: /^First tile 2: .*, placed east$/ })).toBeVisible()
    expect(now().opening?.spots[1]?.side).toBe('east')
  })

  it('are placed by a button, each with a road to the oak', async () => {
    await userEvent.setup().click(screen.getByRole('button', { name: 'Lay them for us' }))
    expect(
      now()
        .opening?.spots.map((spot) => spot?.side)
        .toSorted(),
    ).toEqual(['east', 'north', 'south', 'west'])
    expect(screen.queryByRole('button', { name: 'Lay them for us' })).toBeNull()
  })
})

describe('on a screen without a seat', () => {
  beforeEach(() => act(() => awaitOtherDevices(liveTable.game, [])))

  it('the first tiles cannot be selected, and nobody here can ask for them to be laid', async () => {
    const tile = screen.getByRole('button', { name: /^First tile 2/ })
    await userEvent.setup().click(tile)
    expect(firstTileIn(liveTable.intent.getState().inHand)).toBeNull()
    expect(screen.getAllByRole('button').filter(({ ariaDisabled }) => ariaDisabled !== 'true')).toEqual([])
  })
})

describe('if bots play all heroes', () => {
  beforeEach(() => {
    const led = now().seats.map(({ character }) => [character, 'apprentice'] as const)
    liveTable.intent.getState().hold(0)
    liveTable.intent.getState().layAt('east')
    act(() => liveTable.leaders.setState({ table: Object.fromEntries(led) }))
  })
  afterEach(() => liveTable.leaders.setState({ table: {} }))

  it('first tiles cannot be selected, dragged, turned', async () => {
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
