import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { openSession } from '../../../../engine/kernel/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { letWait, usePace } from '../../../../ui/frames/bots/pace.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../runtime.ts'
import { tale } from '../../tale.ts'
import { DIALOGS } from '../dialogs.ts'
import { fetchLater } from '../lazy.tsx'
import { CONFIG, drawn, played } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layTale, now } from '../table/testing.ts'

beforeAll(() => fetchLater())

openableDialogs()

const Players = DIALOGS.players

const forest = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5], '0,2': [5] })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const moves = () => liveTable.game.getState().session?.moves ?? []
/** Waits longer than a bot does before it acts at the pace of these tests. */
const aWhile = () => act(() => new Promise((over) => setTimeout(over, 200)))

beforeEach(() => {
  letWait(false)
  usePage.setState({ dialog: null, lookingBack: false })
  liveTable.leaders.setState({ table: {}, cover: {}, unreadable: false })
})
afterEach(() => liveTable.leaders.setState({ table: {} }))

describe('a bot on turn', () => {
  test('acts by itself, is announced by name, and passes the turn back', async () => {
    liveTable.leaders.setState({ table: { huntsman: 'apprentice' } })
    lay(forest)
    render(<TablePage />)
    await aWhile()
    expect(moves()).toEqual([])
    await userEvent.setup().click(button('End turn'))
    await waitFor(() => expect(now().turn).toBe(11))
    expect(now().onTurn).toBe(0)
    const said = useAnnouncements.getState().polite.map(({ text }) => text)
    expect(said.some((text) => text.startsWith('The Apprentice: '))).toBe(true)
    expect(button('Roll for new monsters')).toBeVisible()
  })

  test('blocks input of others during its turn and offers nothing on the board', async () => {
    liveTable.leaders.setState({ table: { 'puss-in-boots': 'guardian' } })
    lay(forest)
    letWait(true)
    render(<TablePage />)
    expect(screen.getByText('The Guardian plays Puss in Boots')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Walk here/ })).toBeNull()
    await userEvent.setup().keyboard('e')
    expect(moves()).toEqual([])
  })

  test('waits on request of a person, and goes on when allowed', async () => {
    liveTable.leaders.setState({ table: { 'puss-in-boots': 'apprentice' } })
    const user = userEvent.setup()
    lay(forest)
    letWait(true)
    render(<TablePage />)
    await aWhile()
    expect(moves()).toEqual([])
    await user.click(button('Go on'))
    await waitFor(() => expect(moves()).not.toEqual([]))
  })

  test("is shown in a new game, whatever the last one's setting", () => {
    lay(forest)
    letWait(true)
    lay({ ...forest })
    expect(usePace.getState().waiting).toBe(false)
    usePace.setState({ hurried: forest.turn })
    liveTable.game.getState().act({ type: 'end-turn' })
    expect(usePace.getState().hurried).toBe(forest.turn)
    liveTable.game.getState().leave()
    expect(usePace.getState().hurried).toBeNull()
  })

  test('does nothing while a dialog is open', async () => {
    liveTable.leaders.setState({ table: { 'puss-in-boots': 'apprentice' } })
    usePage.setState({ dialog: 'rules' })
    lay(forest)
    render(<TablePage />)
    await aWhile()
    expect(moves()).toEqual([])
    act(() => usePage.setState({ dialog: null }))
    await waitFor(() => expect(moves()).not.toEqual([]))
  })

  test('lays the first tiles and begins if all seats are bots', async () => {
    liveTable.leaders.setState({ table: { 'puss-in-boots': 'apprentice', huntsman: 'apprentice' } })
    layTale(openSession(fairyTale, CONFIG, 1))
    render(<TablePage />)
    await waitFor(() => expect(now().turn).toBeGreaterThan(0))
  })
})

describe('changing controllers', () => {
  test('a person takes over a seat in mid-turn and returns it', async () => {
    liveTable.leaders.setState({ table: { 'puss-in-boots': 'guardian' } })
    lay(forest)
    letWait(true)
    render(<TablePage />)
    const user = userEvent.setup()
    await user.click(button('Take over Puss in Boots'))
    expect(button('End turn')).toBeVisible()
    render(<Players onClose={() => {}} />)
    const huntsman = within(screen.getByRole('group', { name: 'The Huntsman' }))
    await user.click(huntsman.getByRole('radio', { name: 'The Guardian' }))
    expect(liveTable.leaders.getState().table).toEqual({ 'puss-in-boots': 'person', huntsman: 'guardian' })
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe('The Guardian plays the Huntsman.')
  })

  test('undo reverts all actions of the bot and lets it wait', async () => {
    liveTable.leaders.setState({ table: { 'puss-in-boots': 'apprentice' } })
    const walked = fairyTale.list(forest).filter(({ type }) => type === 'walk')
    layTale({ ...played(forest, walked.slice(0, 1)), first: forest })
    letWait(true)
    act(() => {
      const back = fairyTale.list(now()).find(({ type }) => type === 'walk')
      if (back) liveTable.game.getState().act(back)
    })
    render(<TablePage />)
    expect(moves()).toHaveLength(2)
    await userEvent.setup().click(button('Undo'))
    expect(moves()).toEqual([])
    expect(button('Go on')).toBeVisible()
  })
})

describe('between people', () => {
  test('shows no privacy screen when the turn passes to a bot or the only person', () => {
    const after = played(forest, [{ type: 'end-turn' }], [3])
    liveTable.leaders.setState({ table: { huntsman: 'guardian' } })
    layTale(after)
    letWait(true)
    useSettings.setState({ handover: 'on' })
    render(<TablePage />)
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => liveTable.leaders.setState({ table: { 'puss-in-boots': 'guardian' } }))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => liveTable.leaders.setState({ table: {} }))
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

test('reports unreadable controllers once', async () => {
  liveTable.leaders.setState({ unreadable: true })
  const { Notices = () => null } = tale
  render(<Notices />)
  expect(screen.getByRole('alert')).toHaveTextContent('People play all now')
  await userEvent.setup().click(button('All right'))
  expect(screen.queryByRole('alert')).toBeNull()
})
