import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { useOpenTale } from '../../ui/page/open-tale.ts'
import { usePage } from '../../ui/page/page.ts'
import { AtTable } from './AtTable.tsx'
import { loadTaleOfTable, useTaleOfTable } from './seats.ts'
import { fakeTale, freshTable, lobbyOf, open, promised, requests, seatOf } from './testing.tsx'

freshTable()

const row = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li')
  if (!found) throw new Error(`No seat says ${text}.`)
  return within(found)
}

describe('the page of a table', () => {
  it('opens the table that a cover asks for, with its config, its bots and the version of the rules', async () => {
    const loaded = await loadTaleOfTable('boogyman')
    const seats = loaded && {
      ...loaded.seats,
      rulesVersion: 7,
      opening: (config: unknown) => ({
        config: ['stored', config],
        bots: { 1: 'apprentice' },
        players: ['', ''],
      }),
    }
    useTaleOfTable.setState({ seats })
    useOpenTale.setState({ id: 'boogyman' })
    usePage.setState({ opening: 'a game' })
    open(<AtTable />)
    await waitFor(() =>
      expect(requests.openTable).toHaveBeenCalledExactlyOnceWith('boogyman', 7, ['stored', 'a game'], {
        1: 'apprentice',
      }),
    )
    expect(usePage.getState().opening).toBeNull()
    expect(requests.takeSeat).not.toHaveBeenCalled()
    useOpenTale.setState({ id: null })
  })

  it('gives the only seat of a game that others may watch to this device', async () => {
    const loaded = await loadTaleOfTable('boogyman')
    const seats = loaded && {
      ...loaded.seats,
      opening: (config: unknown) => ({ config, bots: {}, players: ['Mira'] }),
    }
    useTaleOfTable.setState({ seats })
    useOpenTale.setState({ id: 'boogyman' })
    usePage.setState({ opening: 'a game' })
    open(<AtTable />)
    await waitFor(() => expect(requests.takeSeat).toHaveBeenCalledExactlyOnceWith(0, 'Mira'))
    useOpenTale.setState({ id: null })
  })

  it('leaves a running game for the table that a cover asks for, and does not enter it again', async () => {
    const opened = promised<boolean>()
    requests.openTable.mockImplementationOnce(() => opened.promise)
    const { tale } = fakeTale()
    useRemoteTable.setState({ lobby: lobbyOf({ phase: 'playing' }), own: [0] })
    useOpenTale.setState({ id: 'boogyman' })
    usePage.setState({ house: 'table', opening: 'a game' })
    open(<AtTable />)
    await waitFor(() => expect(requests.openTable).toHaveBeenCalledOnce())
    expect(screen.getByRole('heading', { name: 'Setting the table…' })).toBeVisible()
    expect(tale.connectTo).not.toHaveBeenCalled()
    await act(async () => {
      useRemoteTable.setState({ lobby: lobbyOf({ table: 'another-table' }) })
      opened.resolve(true)
    })
    expect(await screen.findByRole('heading', { name: 'Who sits down?' })).toBeVisible()
    useOpenTale.setState({ id: null })
  })

  it('keeps returning while the server is unreachable', async () => {
    requests.resume.mockImplementationOnce(async () => {
      useRemoteTable.setState({ isSeated: true })
      return true
    })
    const user = open(<AtTable />)
    expect(await screen.findByText(/No table answers at this address/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Going back to your seat…' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(requests.retry).toHaveBeenCalledOnce()
  })

  it('says if the game did not load, and tries that again', async () => {
    const { tale } = fakeTale()
    tale.connectTo.mockRejectedValueOnce(new Error('No rules.'))
    vi.spyOn(console, 'error').mockReturnValue()
    usePage.setState({ house: 'table' })
    useRemoteTable.setState({ lobby: lobbyOf({ phase: 'playing' }), own: [0] })
    const user = open(<AtTable />)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(usePage.getState().shelf).toBe(false))
    expect(tale.connectTo).toHaveBeenCalledTimes(2)
    expect(requests.resume).toHaveBeenCalledOnce()
  })

  it('goes back to the table of this tab after a reload, and says so if there is none', async () => {
    open(<AtTable />)
    expect(requests.resume).toHaveBeenCalledOnce()
    expect(await screen.findByRole('heading', { name: 'You are at no table now.' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Join a table' })).toBeVisible()
  })

  it('says why a table has ended, and not that a code was wrong', async () => {
    requests.resume.mockImplementationOnce(async () => {
      useRemoteTable.setState({ ended: 'no-table', problem: 'no-table' })
      return false
    })
    open(<AtTable />)
    expect(await screen.findByText('This table is gone. Open a new one.')).toBeVisible()
  })

  it('says what to do if no server answers, and tries again', async () => {
    requests.resume.mockImplementationOnce(async () => {
      useRemoteTable.setState({ problem: 'unreachable' })
      return false
    })
    const user = open(<AtTable />)
    expect(await screen.findByText(/No table answers at this address/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(requests.resume).toHaveBeenCalledTimes(2)
  })
})

describe('the lobby', () => {
  it('shows the code in writing and as a QR code of the reachable address', async () => {
    useRemoteTable.setState({ lobby: lobbyOf() })
    open(<AtTable />)
    expect(await screen.findByRole('img')).toHaveAccessibleName(
      'QR code of http://192.168.1.20:4173/#/join/MKWTRB',
    )
    expect(screen.getByText('The code is M K W T R B.')).toBeInTheDocument()
    expect(screen.getByText('192.168.1.20:4173/#/join')).toBeVisible()
    expect(screen.getByText(/^Good for 14 more minutes/)).toBeVisible()
  })

  it('says how to open it to the network if only this computer can see it', async () => {
    useRemoteTable.setState({ lobby: lobbyOf({ addresses: [] }) })
    open(<AtTable />)
    expect(await screen.findByText('npm start -- --host')).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('The code is M K W T R B.')).toBeInTheDocument()
  })

  it('shows who is here, away and expected, and hands seats to bots and back', async () => {
    const seats = [
      seatOf('red', { by: 'person', name: 'Ann', presence: 'away' }),
      seatOf('green', { by: 'cub', open: false }),
    ]
    useRemoteTable.setState({ lobby: lobbyOf({ seats }) })
    const user = open(<AtTable />)
    expect((await row('Ann')).getByText('away')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^A person plays/ }))
    expect(requests.control).toHaveBeenLastCalledWith(1, null)
    act(() => useRemoteTable.setState({ lobby: lobbyOf() }))
    await user.click(screen.getByRole('button', { name: /^The Guardian plays/ }))
    expect(requests.control).toHaveBeenLastCalledWith(1, 'guardian')
  })

  it('begins without waiting: the strongest bot keeps the free seats warm', async () => {
    useRemoteTable.setState({ lobby: lobbyOf() })
    const user = open(<AtTable />)
    await user.click(await screen.findByRole('button', { name: 'Begin without waiting' }))
    expect(requests.begin).toHaveBeenCalledExactlyOnceWith('guardian')
  })

  it('begins without bot if all seats have players', async () => {
    const seats = [
      seatOf('red', { by: 'person', name: 'Ann' }),
      seatOf('green', { by: 'person', name: 'Bo' }),
    ]
    useRemoteTable.setState({ lobby: lobbyOf({ seats, code: null, codeMs: 0 }) })
    const user = open(<AtTable />)
    await user.click(await screen.findByRole('button', { name: 'Begin the game' }))
    expect(requests.begin).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(screen.getByText(/There is no code now/)).toBeVisible()
  })

  it('is set up and begun only by devices with a seat or with the link', async () => {
    useRemoteTable.setState({ lobby: lobbyOf(), key: null })
    open(<AtTable />)
    expect(await screen.findByRole('button', { name: 'Sit at this screen' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^The Guardian plays/ })).toBeNull()
    act(() => useRemoteTable.setState({ own: [0] }))
    expect(screen.getByRole('button', { name: /^Begin/ })).toBeVisible()
  })

  it('shows devices once every seat is taken', async () => {
    const seats = ['red', 'green'].map((role) => seatOf(role, { by: 'person', name: role }))
    useRemoteTable.setState({ lobby: lobbyOf({ seats, code: null, codeMs: 0, addresses: [] }) })
    open(<AtTable />)
    expect(await screen.findByText(/There is no code now/)).toBeVisible()
    expect(screen.queryByText('npm start -- --host')).toBeNull()
  })

  it('frees the seat of another person who is gone for long', async () => {
    const gone = { by: 'person', name: 'Bo', presence: 'gone' } as const
    const seats = [seatOf('red', { by: 'person', name: 'Ann' }), seatOf('green', gone)]
    fakeTale()
    useRemoteTable.setState({ lobby: lobbyOf({ seats }), own: [0] })
    const user = open(<AtTable />)
    expect(screen.queryByRole('button', { name: /^Free this seat/ })).toBeNull()
    const [ann] = seats
    if (!ann) throw new Error('Two seats are needed.')
    const absent = { ...ann, absent: true }
    act(() =>
      useRemoteTable.setState({
        lobby: lobbyOf({ seats: [absent, seatOf('green', { ...gone, absent: true })] }),
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Free this seat: green' }))
    expect(requests.leaveSeat).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('does not begin before anybody sits', async () => {
    useRemoteTable.setState({ lobby: lobbyOf({ seats: [seatOf('red'), seatOf('green')] }) })
    const user = open(<AtTable />)
    await user.click(await screen.findByRole('button', { name: 'Begin without waiting' }))
    expect(requests.begin).not.toHaveBeenCalled()
    expect(screen.getByText('One person must sit down first.')).toBeInTheDocument()
  })

  it('lets this device take and return a seat', async () => {
    useRemoteTable.setState({ lobby: lobbyOf(), own: [0] })
    const user = open(<AtTable />)
    await user.click(await screen.findByRole('button', { name: 'Sit at this screen' }))
    const dialog = screen.getByRole('dialog')
    await user.type(within(dialog).getByRole('textbox'), 'Bo{Enter}')
    expect(requests.takeSeat).toHaveBeenCalledExactlyOnceWith(1, 'Bo')
    await user.click(screen.getByRole('button', { name: /^Give my seat back/ }))
    expect(requests.leaveSeat).toHaveBeenCalledExactlyOnceWith(0)
  })

  it('selects the link for another house if it cannot be copied', async () => {
    useRemoteTable.setState({ lobby: lobbyOf(), key: 'k'.repeat(22) })
    const user = open(<AtTable />)
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await user.click(await screen.findByRole('button', { name: 'A link for another house' }))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'The link' })
    expect(field.value).toBe(`http://192.168.1.20:4173/#/join/table-1234.${'k'.repeat(22)}`)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('The link is selected. Copy it yourself.')).toBeVisible()
    expect(field.selectionEnd).toBe(field.value.length)
  })

  it('says how long a table is kept', async () => {
    useRemoteTable.setState({ lobby: lobbyOf() })
    open(<AtTable />)
    expect(await screen.findByText(/kept for 30 days after the last move, and for 7 days/)).toBeVisible()
  })

  it('of a game for one invites watchers', async () => {
    const seats = [seatOf('knight', { by: 'person' })]
    useRemoteTable.setState({ lobby: lobbyOf({ seats }), own: [0] })
    open(<AtTable />)
    expect(await screen.findByRole('heading', { name: 'Others may watch' })).toBeVisible()
    expect(screen.getByRole('img', { name: /^QR code of/ })).toBeVisible()
    // A person without a name is called by the seat.
    expect(screen.getAllByText('knight')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Begin the game' })).toBeVisible()
  })

  it('leaves the table', async () => {
    useRemoteTable.setState({ lobby: lobbyOf() })
    const user = open(<AtTable />)
    await user.click(await screen.findByRole('button', { name: 'Leave the table' }))
    expect(requests.leave).toHaveBeenCalledOnce()
    await waitFor(() => expect(location.hash).toBe('#/'))
  })

  it('is accessible', async () => {
    useRemoteTable.setState({ lobby: lobbyOf(), own: [0] })
    open(<AtTable />)
    await screen.findByRole('img')
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
