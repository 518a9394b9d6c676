import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pathFace, placementsOf } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../engine/kernel/index.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../table.ts'
import { placingIn } from '../../testing.ts'
import { fetchLeaves } from '../late/leaves.tsx'
import { drawn } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, now } from '../table/testing.ts'

beforeAll(() => fetchLeaves())

const market = [pathFace(40, 5), pathFace(41, 3), null]
const forest = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5] }, { market })

/** The table in Anna's turn: Puss in Boots is hers, the Huntsman's player has no name. */
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
  test('a walk is pinned, told and listed, but not walked', async () => {
    const user = show()
    await user.click(button(asHuntsman))
    expect(screen.getByText('The Huntsman suggests')).toBeVisible()
    await user.click(button(/^Walk here: .* 1 south/))
    expect(moves()).toEqual([])
    expect(list()).toHaveTextContent('The Huntsman: walk to 1 south')
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe('The Huntsman suggests: walk to 1 south.')
  })

  test('a tile is aimed as ever, and pinned by placing it', async () => {
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

  test('a monster can be pinned from afar', async () => {
    const user = show()
    await user.click(button(asHuntsman))
    await user.click(button('Remove the Ogre, number 1'))
    expect(list()).toHaveTextContent('remove an Ogre, number 1')
  })

  test('the turn cannot be ended by it, and the ribbon says so', async () => {
    const user = show()
    await user.click(button(asHuntsman))
    await user.click(button('End turn'))
    expect(moves()).toEqual([])
    expect(screen.getByText(/^Only Anna can do that/)).toBeVisible()
  })

  test('Escape puts the tile back first, then leaves; the token pressed again leaves too', async () => {
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

  test('waits until there is something to do', async () => {
    lay(drawn({ '0,-1': [5] }, { phase: 'new-monsters' }))
    render(<TablePage />)
    expect(button(asHuntsman)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.setup().click(button(asHuntsman))
    expect(liveTable.suggesting.getState().seat).toBeNull()
  })
})

describe('a pin', () => {
  /** A suggested tile on the table, and nobody suggesting any more. */
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

  test('is taken up by the player on turn: the tile is aimed as suggested, nothing is done', async () => {
    const { user, place } = await pinTile()
    const ghosts = () => document.querySelectorAll('[data-pinned]')
    expect(ghosts()).toHaveLength(1)
    await user.click(button(/^Suggestion 1, of the Huntsman: lay a straight/))
    // What is aimed lies there with its own frame.
    expect(ghosts()).toHaveLength(0)
    expect(placingIn(liveTable.intent.getState().inHand)).toMatchObject({ slot: 0, at: place })
    expect(moves()).toEqual([])
  })

  test('is taken up or dismissed from the list', async () => {
    const { user } = await pinTile()
    await user.click(within(list()).getByRole('button', { name: /^Take up suggestion 1/ }))
    expect(placingIn(liveTable.intent.getState().inHand)).not.toBeNull()
    await user.click(within(list()).getByRole('button', { name: /^Dismiss suggestion 1/ }))
    expect(screen.queryByRole('list', { name: 'What was suggested' })).toBeNull()
  })

  test('is gone when the tile was laid', async () => {
    const { user } = await pinTile()
    await user.click(button(/^Suggestion 1, of the Huntsman/))
    await user.click(placeTile())
    expect(moves()).toHaveLength(1)
    expect(screen.queryByRole('list', { name: 'What was suggested' })).toBeNull()
  })
})
