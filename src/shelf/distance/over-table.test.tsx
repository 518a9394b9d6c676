import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { usePage } from '../../ui/page/page.ts'
import { OverTable, Players, Strip } from './over-table.tsx'
import { loadTaleOfTable, useTaleOfTable } from './seats.ts'
import { fakeTale, freshTable, lobbyOf, open, requests, seatOf } from './testing.tsx'

freshTable()
beforeEach(() => loadTaleOfTable('boogyman').then(() => {}))

const SEATS = [
  seatOf('red', { by: 'person', name: 'Ann' }),
  seatOf('green', { by: 'person', name: 'Bo', presence: 'away' }),
]
const playing = (seats = SEATS) => lobbyOf({ seats, phase: 'playing', code: null, codeMs: 0 })
const spoken = () => document.querySelector('[data-live="polite"]')?.textContent ?? ''

describe('a lost line', () => {
  it('is shown after a moment, over a page without targets, with its tries', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [0], line: 'lost', tries: 2 })
    open(<OverTable />)
    expect(screen.queryByRole('dialog')).toBeNull()
    const card = await screen.findByRole('dialog', { name: 'The string is cut' })
    expect(card).toHaveTextContent('We tie it again: try 3')
    expect(within(card).queryByRole('button')).toBeNull()
  })

  it('says what to try after it was given up, and tries again', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [0], line: 'given-up', tries: 9 })
    const user = open(<OverTable />)
    const card = await screen.findByRole('dialog', { name: 'The string stays cut' })
    expect(within(card).getAllByRole('listitem')).toHaveLength(3)
    await user.click(within(card).getByRole('button', { name: 'Tie it again' }))
    expect(requests.retry).toHaveBeenCalledOnce()
  })

  it.each(['protocol', 'rules'] as const)(
    'of a page that is older than the server loads the new version: %s',
    async (problem) => {
      const getRegistration = vi.fn(() => new Promise<undefined>(() => {}))
      Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true })
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
      useRemoteTable.setState({ lobby: playing(), own: [0], line: 'given-up', problem })
      const user = open(<OverTable />)
      const card = await screen.findByRole('dialog', { name: 'The string stays cut' })
      expect(card).toHaveTextContent('A new version of the game has come.')
      await user.click(within(card).getByRole('button', { name: 'Load the new version' }))
      expect(getRegistration).toHaveBeenCalledOnce()
    },
  )

  it('offers to play here if the seat is played on another device', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [0], line: 'given-up', problem: 'elsewhere' })
    const user = open(<OverTable />)
    await screen.findByRole('dialog', { name: 'You play somewhere else' })
    await user.click(screen.getByRole('button', { name: 'Play here' }))
    expect(requests.retry).toHaveBeenCalledOnce()
  })

  it('is tied again, and the card goes', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [0], line: 'lost' })
    open(<OverTable />)
    await screen.findByRole('dialog')
    act(() => useRemoteTable.setState({ line: 'here' }))
    expect(screen.getByRole('dialog', { name: 'The string holds again' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 })
  })
})

describe('the people at the table', () => {
  it('are announced when they come and go', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [0] })
    open(<OverTable />)
    expect(spoken()).toBe('')
    const [ann, bo] = SEATS
    if (!ann || !bo) throw new Error('Two seats are needed.')
    act(() => useRemoteTable.setState({ lobby: playing([ann, { ...bo, presence: 'gone' }]) }))
    await waitFor(() => expect(spoken()).toContain('Bo is gone.'))
    act(() =>
      useRemoteTable.setState({ lobby: playing([ann, { ...bo, by: 'guardian', presence: 'never' }]) }),
    )
    await waitFor(() => expect(spoken()).toMatch(/The Guardian plays .*Fir folk/))
    act(() => useRemoteTable.setState({ lobby: playing([ann, seatOf('green')]) }))
    await waitFor(() => expect(spoken()).toMatch(/Fir folk is free again\./))
  })

  it('are in the strip, with the state of each device in words', () => {
    useRemoteTable.setState({ lobby: playing(), own: [0] })
    open(<Strip />)
    const list = screen.getByRole('list', { name: 'The people at this table' })
    const [ann, bo] = within(list).getAllByRole('listitem')
    expect(ann).toHaveTextContent('Ann: you')
    expect(bo).toHaveTextContent('Bo: away')
  })

  it('can be replaced by a bot once they are away for long', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [0] })
    const user = open(<Players onClose={() => {}} />)
    expect(screen.queryByRole('button', { name: /^The Guardian plays/ })).toBeNull()
    const [ann, bo] = SEATS
    if (!ann || !bo) throw new Error('Two seats are needed.')
    act(() => useRemoteTable.setState({ lobby: playing([ann, { ...bo, absent: true }]) }))
    await user.click(screen.getByRole('button', { name: /^The Guardian plays/ }))
    expect(requests.control).toHaveBeenCalledExactlyOnceWith(1, 'guardian')
  })

  it('are not replaced from a device without a seat, nor is a bot from one without that seat', () => {
    const seats = [
      seatOf('red', { by: 'person', presence: 'gone', absent: true }),
      seatOf('green', { by: 'cub' }),
    ]
    useRemoteTable.setState({ lobby: playing(seats), own: [], problem: 'not-your-seat' })
    open(<Players onClose={() => {}} />)
    expect(screen.queryByRole('button', { name: /^The Guardian plays/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^A person plays/ })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => useRemoteTable.setState({ own: [1] }))
    expect(screen.getByRole('button', { name: /^The Guardian plays/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^A person plays/ })).toBeVisible()
  })

  it('all act in a common decision', () => {
    useRemoteTable.setState({ lobby: playing(), own: [0] })
    const { seats } = useTaleOfTable.getState()
    if (!seats) throw new Error('The seats are needed.')
    useTaleOfTable.setState({ seats: { ...seats, useSeatToAct: () => 'together' } })
    open(<Strip />)
    const [ann, bo] = screen.getAllByRole('listitem')
    expect(ann).toHaveTextContent('Your turn')
    expect(bo).toHaveTextContent('Bo is to move')
  })

  it('have no turn of their own while a bot plays their seat', () => {
    const seats = [seatOf('red', { by: 'cub', name: 'Ann' }), seatOf('green', { by: 'person', name: 'Bo' })]
    useRemoteTable.setState({ lobby: playing(seats), own: [0] })
    const { seats: known } = useTaleOfTable.getState()
    if (!known) throw new Error('The seats are needed.')
    useTaleOfTable.setState({ seats: { ...known, useSeatToAct: () => 0 } })
    open(
      <>
        <Strip />
        <OverTable />
      </>,
    )
    expect(screen.queryByText('Your turn')).toBeNull()
    expect(document.title).not.toContain('Your turn')
  })

  it('are invited during the game by the code, the QR code and the link', async () => {
    useRemoteTable.setState({ lobby: { ...playing(), code: 'MKWTRB', codeMs: 840_000 }, own: [0] })
    const user = open(<Players onClose={() => {}} />)
    expect(screen.getByText(/kept for 30 days after the last move/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Invite somebody' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Invite somebody' }))
    expect(dialog.getByText(/^Every seat is taken/)).toBeVisible()
    expect(dialog.getByRole('img')).toHaveAccessibleName('QR code of http://192.168.1.20:4173/#/join/MKWTRB')
    expect(dialog.getByText('The code is M K W T R B.')).toBeInTheDocument()
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'The link' }).value).toContain(
      '#/join/table-1234.',
    )
  })

  it('are not invited to a finished game', () => {
    useRemoteTable.setState({ lobby: { ...playing(), phase: 'over' }, own: [0] })
    open(<Players onClose={() => {}} />)
    expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull()
  })

  it('give their seat back, or leave the table, after a question', async () => {
    const onClose = vi.fn()
    useRemoteTable.setState({ lobby: playing(), own: [0] })
    const user = open(<Players onClose={onClose} />)
    await user.click(screen.getByRole('button', { name: /^Give my seat back/ }))
    const asked = screen.getByRole('alertdialog', { name: 'Give your seat back?' })
    await user.click(within(asked).getByRole('button', { name: 'Give my seat back' }))
    expect(requests.leaveSeat).toHaveBeenCalledExactlyOnceWith(0)
    await user.click(screen.getByRole('button', { name: 'Leave the table' }))
    const leaving = screen.getByRole('alertdialog', { name: 'Leave the table?' })
    await user.click(within(leaving).getByRole('button', { name: 'Leave the table' }))
    expect(requests.leave).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('a failed request', () => {
  it('is explained until it is dismissed, and not while the line is lost', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [0], problem: 'behind' })
    const user = open(<OverTable />)
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else moved first.')
    await user.click(screen.getByRole('button', { name: 'All right' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a stopped table', () => {
  const stopped = () => ({ ...playing(), trouble: 'stopped' as const })
  /** Shows a game of which this device knows the moves as a text, or not. */
  function show(copy: string | null): void {
    const { tale } = fakeTale()
    Object.assign(tale.game.getState(), { session: {}, copy: () => copy })
    usePage.setState({ remote: { tale: 'boogyman' } as never })
  }

  it('that the server cannot open again says so, and offers the game as a file', async () => {
    show('{}')
    useRemoteTable.setState({ lobby: playing(), own: [0], line: 'given-up', problem: 'stopped' })
    open(<OverTable />)
    const card = await screen.findByRole('dialog', { name: 'The string stays cut' })
    expect(card).toHaveTextContent('the server has newer rules now, or cannot read its moves')
    expect(within(card).getByRole('button', { name: 'Save a copy' })).toBeVisible()
  })

  it('in play says so, and offers the game as a file', () => {
    show('{}')
    useRemoteTable.setState({ lobby: stopped(), own: [0] })
    open(<OverTable />)
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in the game')
    expect(screen.getByRole('button', { name: 'Save a copy' })).toBeVisible()
  })

  it('offers no file if a part of the game is hidden from this device', () => {
    show(null)
    useRemoteTable.setState({ lobby: stopped(), own: [0] })
    open(<OverTable />)
    expect(screen.getByRole('alert')).toHaveTextContent('Its moves are safe.')
    expect(screen.queryByRole('button', { name: 'Save a copy' })).toBeNull()
  })
})
