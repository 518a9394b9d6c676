import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pathFace, placementsOf } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../engine/kernel/index.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../runtime.ts'
import { placingIn } from '../../testing.ts'
import { fetchLater } from '../lazy.tsx'
import { drawn } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, now } from '../table/testing.ts'

beforeAll(() => fetchLater())

const market = [pathFace(40, 5), pathFace(41, 3), null]
const forest = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5] }, { market })

/** Opens the table in Anna's turn as Puss in Boots; the Huntsman's player has no name. */
function show(): ReturnType<typeof userEvent.setup> {
  lay(forest)
  render(<TablePage />)
  return userEvent.setup()
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const placeTile = () =>
  within(screen.getByRole('region', { name: 'The forest' })).getByRole('button', { name: 'Lay tile' })
const asHuntsman = 'Suggest as the Huntsman'
const list = () => screen.getByRole('list', { name: 'What was suggested' })
const moves = () => liveTable.game.getState().session?.moves

beforeEach(() => {
  liveTable.suggesting.getState().stop()
  liveTable.suggesting.setState({ pins: [] })
})

describe('suggesting', () => {
  test('pins, announces and lists a walk, but does not do it', async () => {
    const user = show()
    await user.click(button(asHuntsman))
    expect(screen.getByText('The Huntsman suggests')).toBeVisible()
    await user.click(button(/^Walk here: .* 1 south/))
    expect(moves()).toEqual([])
    expect(list()).toHaveTextContent('The Huntsman: walk to 1 south')
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe('The Huntsman suggests: walk to 1 south.')
  })

  test('aims a tile as usual, and pins it by placing it', async () => {
    const user = show()
    const [place = CENTRE] = placementsOf(now(), 0).keys()
    await user.click(button(asHuntsman))
    await user.keyboard('1')
    act(() => liveTable.intent.getState().aim(place))
    await user.click(placeTile())
    expect(moves()).toEqual([])
    expect(placingIn(liveTable.intent.getState().inHand)).toBeNull()
    expect(list()).toHaveTextContent('lay a straight at')
  })

  test('pins a distant monster', async () => {
    const user = show()
    await user.click(button(asHuntsman))
    await user.click(button('Remove the Ogre, number 1'))
    expect(list()).toHaveTextContent('remove an Ogre, number 1')
  })

  test('cannot end turns, as the ribbon says', async () => {
    const user = show()
    await user.click(button(asHuntsman))
    await user.click(button('End turn'))
    expect(moves()).toEqual([])
    expect(screen.getByText(/^Only Anna can do that/)).toBeVisible()
  })

  test('ends by Escape after the tile is put back, and by a second press', async () => {
    const user = show()
    await user.click(button(asHuntsman))
    await user.keyboard('1{Escape}')
    expect(placingIn(liveTable.intent.getState().inHand)).toBeNull()
    expect(liveTable.suggesting.getState().seat).toBe(1)
    await user.keyboard('{Escape}')
    expect(liveTable.suggesting.getState().seat).toBeNull()
    await user.click(button(asHuntsman))
    await user.click(button(asHuntsman))
    expect(screen.queryByText('The Huntsman suggests')).toBeNull()
  })

  test('is disabled until an action is possible', async () => {
    lay(drawn({ '0,-1': [5] }, { phase: 'new-monsters' }))
    render(<TablePage />)
    expect(button(asHuntsman)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.setup().click(button(asHuntsman))
    expect(liveTable.suggesting.getState().seat).toBeNull()
  })
})

describe('a pin', () => {
  /** Pins a suggested tile, then stops suggesting. */
  async function pinTile() {
    const user = show()
    const [place = CENTRE] = placementsOf(now(), 0).keys()
    await user.click(button(asHuntsman))
    act(() => liveTable.intent.getState().choose(0))
    act(() => liveTable.intent.getState().aim(place))
    await user.click(placeTile())
    await user.keyboard('{Escape}')
    return { user, place }
  }

  test('is taken up by the player on turn: aims the tile, and does nothing', async () => {
    const { user, place } = await pinTile()
    const ghosts = () => document.querySelectorAll('[data-pinned]')
    expect(ghosts()).toHaveLength(1)
    await user.click(button(/^Suggestion 1, of the Huntsman: lay a straight/))
    // The aimed tile has a frame of its own.
    expect(ghosts()).toHaveLength(0)
    expect(placingIn(liveTable.intent.getState().inHand)).toMatchObject({ slot: 0, at: place })
    expect(moves()).toEqual([])
  })

  test('is taken up or dismissed from the list', async () => {
    const { user } = await pinTile()
    await user.click(within(list()).getByRole('button', { name: /^Use suggestion 1/ }))
    expect(placingIn(liveTable.intent.getState().inHand)).not.toBeNull()
    await user.click(within(list()).getByRole('button', { name: /^Dismiss suggestion 1/ }))
    expect(screen.queryByRole('list', { name: 'What was suggested' })).toBeNull()
  })

  test('disappears when the tile has been placed', async () => {
    const { user } = await pinTile()
    await user.click(button(/^Suggestion 1, of the Huntsman/))
    await user.click(placeTile())
    expect(moves()).toHaveLength(1)
    expect(screen.queryByRole('list', { name: 'What was suggested' })).toBeNull()
  })
})
