import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { openSession } from '../../../../engine/kernel/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { letWait, usePace } from '../../../../ui/frames/computers/pace.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../table.ts'
import { tale } from '../../tale.ts'
import { fetchLeaves } from '../late/leaves.tsx'
import { CONFIG, drawn, played } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layTale, now } from '../table/testing.ts'

beforeAll(() => fetchLeaves())

openableDialogs()

const forest = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5], '0,2': [5] })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const moves = () => liveTable.game.getState().session?.moves ?? []
/** Longer than a computer player waits before it acts at the pace of these tests. */
const aWhile = () => act(() => new Promise((over) => setTimeout(over, 200)))

beforeEach(() => {
  letWait(false)
  usePage.setState({ dialog: null, lookingBack: false })
  liveTable.leaders.setState({ table: {}, cover: {}, unreadable: false })
})
afterEach(() => liveTable.leaders.setState({ table: {} }))

describe('a computer player on turn', () => {
  test('acts by itself, is told by its name, and hands the turn back', async () => {
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

  test('lets nobody else carry the turn on meanwhile, and offers nothing on the board', async () => {
    liveTable.leaders.setState({ table: { 'puss-in-boots': 'guardian' } })
    lay(forest)
    letWait(true)
    render(<TablePage />)
    expect(screen.getByText('The Guardian leads Puss in Boots')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Walk here/ })).toBeNull()
    await userEvent.setup().keyboard('e')
    expect(moves()).toEqual([])
  })

  test('waits where people say so, and goes on where they let it', async () => {
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

  test('is watched in a new tale as ever, however the last one was', () => {
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

  test('lays the first tiles and begins, where nobody else is at the table', async () => {
    liveTable.leaders.setState({ table: { 'puss-in-boots': 'apprentice', huntsman: 'apprentice' } })
    layTale(openSession(fairyTale, CONFIG, 1))
    render(<TablePage />)
    await waitFor(() => expect(now().turn).toBeGreaterThan(0))
  })
})

describe('changing hands', () => {
  test('a person takes the seat over in the middle of a turn, and gives it away', async () => {
    liveTable.leaders.setState({ table: { 'puss-in-boots': 'guardian' } })
    lay(forest)
    letWait(true)
    render(<TablePage />)
    const user = userEvent.setup()
    await user.click(screen.getAllByRole('button', { name: 'Take over Puss in Boots' })[0] as HTMLElement)
    expect(button('End turn')).toBeVisible()
    await user.click(button('Let a computer player lead the Huntsman'))
    await user.click(button('Let the Guardian lead the Huntsman'))
    expect(liveTable.leaders.getState().table).toEqual({ 'puss-in-boots': 'person', huntsman: 'guardian' })
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe('The Guardian leads the Huntsman.')
  })

  test('by keys: the choice of the two opens after the button, Escape leaves it, and one of them is taken', async () => {
    lay(forest)
    letWait(true)
    render(<TablePage />)
    const user = userEvent.setup()
    const opener = button('Let a computer player lead the Huntsman')
    opener.focus()
    await user.keyboard('{Enter}')
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Let the Apprentice lead the Huntsman' })).toBeNull()
    expect(opener).toHaveFocus()
    await user.keyboard('{Enter}{Tab}{Enter}')
    expect(liveTable.leaders.getState().table).toMatchObject({ huntsman: 'apprentice' })
    expect(useAnnouncements.getState().polite.at(-1)?.text).toBe('The Apprentice leads the Huntsman.')
  })

  test('a choice that is left open does not go on to the next hero', async () => {
    lay(forest)
    letWait(true)
    render(<TablePage />)
    const user = userEvent.setup()
    await user.click(button('Let a computer player lead Puss in Boots'))
    await user.keyboard('e')
    await waitFor(() => expect(now().onTurn).toBe(1))
    expect(screen.queryByRole('button', { name: /^Let the Apprentice lead/ })).toBeNull()
  })

  test('undo goes back to before all that the computer player did, and lets it wait there', async () => {
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
  test('no card stands where the turn passes to a computer player, or back to the only person', () => {
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

test('what could not be read is told once', async () => {
  liveTable.leaders.setState({ unreadable: true })
  const { Notices = () => null } = tale
  render(<Notices />)
  expect(screen.getByRole('alert')).toHaveTextContent('people lead everybody now')
  await userEvent.setup().click(button('All right'))
  expect(screen.queryByRole('alert')).toBeNull()
})
