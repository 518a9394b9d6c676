import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathFace } from '../../../../engine/fairy-tale/index.ts'
import { changeSession } from '../../../../session/game-store.ts'
import { useRemoteTable } from '../../../../session/remote/remote-table.ts'
import { PLAYER } from '../../../../session/state.ts'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { stubWindow } from '../../../../ui/page/testing.ts'
import { liveTable } from '../../runtime.ts'
import { placingIn } from '../../testing.ts'
import { fetchLater } from '../lazy.tsx'
import { drawn } from '../log/drawn-tale.ts'
import { COMPANION } from '../on-device.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layOpening } from '../table/testing.ts'

beforeAll(() => Promise.all([fetchLater(), COMPANION.fetch()]))
beforeEach(() => {
  liveTable.foresight.setState({ pinned: null })
  liveTable.intent.getState().cancel()
})
afterEach(() => {
  vi.unstubAllGlobals()
  useRemoteTable.setState(useRemoteTable.getInitialState(), true)
})

const market = [pathFace(40, 5), pathFace(41, 3), null]
const forest = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5] }, { market })

/** Puts the table on a phone with seats of its own, of Anna as Puss in Boots (0) and the Huntsman (1). Seat 0 is on turn. */
function show(own: readonly number[], state = forest) {
  const resize = stubWindow(390, 844)
  lay(state)
  if (own.includes(0))
    changeSession(liveTable.game, { type: 'role', role: { ...PLAYER, device: { seats: own } } })
  else awaitOtherDevices(liveTable.game, own)
  render(<TablePage />)
  return { user: userEvent.setup(), resize }
}

const isHero = () => screen.queryByRole('main', { name: 'Your hero' }) !== null
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const moves = () => liveTable.game.getState().session?.moves

describe('a phone with a hero', () => {
  it('shows its hero, its place and what it can do now', () => {
    show([0])
    expect(isHero()).toBe(true)
    expect(screen.getByRole('heading', { name: 'Puss in Boots' })).toBeVisible()
    expect(screen.getByText('Anna, at the Oak')).toBeVisible()
    const actions = within(screen.getByRole('list', { name: 'What you can do' }))
    for (const name of [/^Walk 4 left/, /^Lay 1 left/, /^Remove 1 left/])
      expect(actions.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('stays as it was while the connection is lost', () => {
    show([0])
    act(() => {
      useRemoteTable.setState({ line: 'lost' })
      awaitOtherDevices(liveTable.game, [0])
    })
    expect(screen.getByRole('list', { name: 'What you can do' })).toBeVisible()
    act(() => useRemoteTable.setState({ line: 'here' }))
    expect(screen.queryByRole('list', { name: 'What you can do' })).toBeNull()
  })

  it('leads each action to where it is done, and plays nothing by itself', async () => {
    const { user } = show([0])
    await user.click(button(/^Lay \d/))
    expect(placingIn(liveTable.intent.getState().inHand)).toMatchObject({ slot: 0 })
    await user.click(button(/^Walk \d/))
    expect(placingIn(liveTable.intent.getState().inHand)).toBeNull()
    // The Ogre is a walk away: its place comes first.
    await user.click(button(/^Remove \d/))
    expect(document.activeElement).toHaveAccessibleName(/1 north/)
    expect(moves()).toEqual([])
  })

  it('says why an action cannot be done', () => {
    show([0], drawn({ '0,-1': [5] }, { phase: 'new-monsters', market }))
    expect(button(/^Walk \d/)).toHaveAttribute('aria-disabled', 'true')
    expect(button(/^Walk \d/)).toHaveAccessibleDescription(/^Roll for/)
  })

  it('shows what each roll would do, and keeps a pressed one on the map', async () => {
    const { user } = show([0])
    const faces = within(await screen.findByRole('group', { name: 'Six futures' }))
    expect(faces.getAllByRole('button')).toHaveLength(6)
    await user.click(faces.getByRole('button', { name: /North: 1 heart|North: One heart/ }))
    expect(liveTable.foresight.getState().pinned).toBe('north')
    expect(faces.getByRole('button', { pressed: true })).toHaveAccessibleName(/North/)
  })

  it('leads to the full table', async () => {
    const { user } = show([0])
    await user.click(button('Open the full table'))
    expect(isHero()).toBe(false)
    expect(screen.getByRole('main', { name: 'The table' })).toBeVisible()
  })

  it('is shown with a seat, on an upright phone, and once the first tiles are laid', () => {
    const { resize } = show([0])
    expect(isHero()).toBe(true)
    act(() => resize(844, 390))
    expect(isHero()).toBe(false)
    act(() => resize(390, 844))
    expect(isHero()).toBe(true)
    act(() => changeSession(liveTable.game, { type: 'role', role: { ...PLAYER, device: { seats: [] } } }))
    expect(isHero()).toBe(false)
    act(() => layOpening(1))
    act(() => changeSession(liveTable.game, { type: 'role', role: { ...PLAYER, device: { seats: [0] } } }))
    expect(isHero()).toBe(false)
  })
})

describe('a phone that waits', () => {
  it('says whose turn it is, what happens and when its own comes', () => {
    show([1])
    expect(isHero()).toBe(true)
    expect(screen.getByText('Now it is the turn of')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Puss in Boots' })).toBeVisible()
    const turns = within(screen.getByRole('list', { name: 'The next turns' })).getAllByRole('listitem')
    expect(turns.map(({ textContent }) => textContent?.trim())).toEqual([
      'Puss in Boots: now',
      'Huntsman: you',
    ])
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull()
    // The ribbon does not call the turn of another its own.
    expect(screen.queryByText('Your turn')).toBeNull()
  })

  it('suggests for its own hero once possible', async () => {
    const { user } = show([1])
    await user.click(button('Suggest something'))
    expect(liveTable.suggesting.getState().seat).toBe(1)
    act(() => liveTable.suggesting.getState().stop())
  })

  it('announces its turn', () => {
    show([1])
    act(() => {
      changeSession(liveTable.game, { type: 'role', role: { ...PLAYER, device: { seats: [1] } } })
    })
    expect(useAnnouncements.getState().polite.map(({ text }) => text)).toContain('It is your turn.')
  })
})
