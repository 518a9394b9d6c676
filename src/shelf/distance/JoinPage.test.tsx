import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { usePage } from '../../ui/page/page.ts'
import { JoinPage } from './JoinPage.tsx'
import { useTaleOfTable } from './seats.ts'
import { freshTable, lobbyOf, open, requests, seatOf } from './testing.tsx'

freshTable()

const seats = () => screen.findByRole('radiogroup', { name: 'Pick a seat, or watch' })
const name = () => screen.getByRole('textbox', { name: 'Write your name' })
const sit = () => screen.getByRole('button', { name: 'Sit down' })

describe('a device without a code', () => {
  it('asks for one and forgives its spelling', async () => {
    const user = open(<JoinPage />)
    await user.type(screen.getByRole('textbox', { name: 'The code' }), 'mkw trb{Enter}')
    expect(requests.join).toHaveBeenCalledExactlyOnceWith({ code: 'MKWTRB' })
  })

  it('describes a code if it is none', async () => {
    const user = open(<JoinPage />)
    await user.type(screen.getByRole('textbox', { name: 'The code' }), 'mkw')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByText(/six letters or digits/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'The code' })).toBeInvalid()
    expect(requests.join).not.toHaveBeenCalled()
  })

  it('says why a table was not found', async () => {
    requests.join.mockImplementationOnce(async () => {
      useRemoteTable.setState({ problem: 'no-table' })
      return false
    })
    const user = open(<JoinPage />)
    await user.type(screen.getByRole('textbox', { name: 'The code' }), 'MKWTRB{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no table with this code.')
  })
})

describe('a device with an address', () => {
  it('joins by the code at once', async () => {
    usePage.setState({ joining: 'MKWTRB' })
    open(<JoinPage />)
    await waitFor(() => expect(requests.join).toHaveBeenCalledExactlyOnceWith({ code: 'MKWTRB' }))
  })

  it('asks for the code of a damaged link', async () => {
    usePage.setState({ joining: 'table-1234.short' })
    open(<JoinPage />)
    expect(await screen.findByText(/This link is not complete/)).toBeVisible()
    expect(requests.join).not.toHaveBeenCalled()
  })

  it('tries again if no server answers', async () => {
    usePage.setState({ joining: 'MKWTRB' })
    requests.join.mockImplementationOnce(async () => {
      useRemoteTable.setState({ problem: 'unreachable' })
      return false
    })
    const user = open(<JoinPage />)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(requests.join).toHaveBeenCalledTimes(2)
  })

  it('keeps its table without asking the server if the address leads to it', async () => {
    usePage.setState({ joining: 'MKWTRB' })
    useRemoteTable.setState({ lobby: lobbyOf(), own: [0] })
    open(<JoinPage />)
    await waitFor(() => expect(location.hash).toBe('#/table'))
    expect(requests.join).not.toHaveBeenCalled()
  })

  it('keeps the way back to its table if another address leads to none', async () => {
    usePage.setState({ joining: '0000AA' })
    useRemoteTable.setState({ lobby: lobbyOf(), own: [0] })
    requests.join.mockImplementationOnce(async () => {
      useRemoteTable.setState({ problem: 'no-table' })
      return false
    })
    const user = open(<JoinPage />)
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no table with this code.')
    await user.click(screen.getByRole('button', { name: 'Back to your table' }))
    await waitFor(() => expect(location.hash).toBe('#/table'))
  })

  it('offers to load the seats again if they did not load', async () => {
    useTaleOfTable.setState({ problem: 'no-answer' })
    useRemoteTable.setState({ lobby: lobbyOf({ tale: 'no tale' }) })
    open(<JoinPage />)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'The code' })).toBeNull()
  })

  it('goes to its table if it has a seat there already', async () => {
    usePage.setState({ joining: 'MKWTRB' })
    requests.join.mockImplementationOnce(async () => {
      useRemoteTable.setState({ lobby: lobbyOf(), own: [0] })
      return true
    })
    open(<JoinPage />)
    await waitFor(() => expect(location.hash).toBe('#/table'))
  })
})

describe('the form of a seat', () => {
  it('offers free seats only, taken under a name', async () => {
    useRemoteTable.setState({ lobby: lobbyOf() })
    const user = open(<JoinPage />)
    const group = await seats()
    const [taken, free] = within(group).getAllByRole('radio')
    expect(taken).toBeDisabled()
    expect(free).toBeChecked()
    await user.type(name(), ' Bo ')
    const entries = history.length
    await user.click(sit())
    expect(requests.takeSeat).toHaveBeenCalledExactlyOnceWith(1, 'Bo')
    expect(location.hash).toBe('#/table')
    expect(history.length).toBe(entries)
  })

  it('asks for a name first', async () => {
    useRemoteTable.setState({ lobby: lobbyOf() })
    const user = open(<JoinPage />)
    await seats()
    await user.click(sit())
    expect(screen.getByText('Write your name first.')).toBeVisible()
    expect(name()).toHaveFocus()
    expect(requests.takeSeat).not.toHaveBeenCalled()
  })

  it('stays if somebody was faster, and says so', async () => {
    useRemoteTable.setState({ lobby: lobbyOf() })
    requests.takeSeat.mockImplementationOnce(async () => {
      useRemoteTable.setState({ problem: 'seat-taken' })
      return false
    })
    const user = open(<JoinPage />)
    await seats()
    await user.type(name(), 'Bo{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('this seat is taken')
    expect(location.hash).not.toBe('#/table')
  })

  it('offers the seat that a bot keeps warm, and no other bot’s', async () => {
    const seatsNow = [
      seatOf('red', { by: 'guardian', open: true }),
      seatOf('green', { by: 'guardian', open: false }),
    ]
    useRemoteTable.setState({ lobby: lobbyOf({ seats: seatsNow, phase: 'playing' }) })
    open(<JoinPage />)
    const [warm, own] = within(await seats()).getAllByRole('radio')
    expect(warm).toBeEnabled()
    expect(own).toBeDisabled()
  })

  it('chooses another seat if the chosen is taken', async () => {
    const free = [seatOf('red'), seatOf('green')]
    useRemoteTable.setState({ lobby: lobbyOf({ seats: free }) })
    const user = open(<JoinPage />)
    await user.type((await seats()) && name(), 'Bo')
    act(() =>
      useRemoteTable.setState({
        lobby: lobbyOf({ seats: [seatOf('red', { by: 'person', name: 'Cy' }), seatOf('green')] }),
      }),
    )
    await user.click(sit())
    expect(requests.takeSeat).toHaveBeenCalledExactlyOnceWith(1, 'Bo')
  })

  it('lets a device only watch', async () => {
    useRemoteTable.setState({ lobby: lobbyOf() })
    const user = open(<JoinPage />)
    await user.click(within(await seats()).getByRole('radio', { name: 'Just watch' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Just watch' }))
    expect(requests.takeSeat).not.toHaveBeenCalled()
    expect(location.hash).toBe('#/table')
  })

  it('offers only watching once every seat is taken', async () => {
    const taken = ['red', 'green'].map((role) => seatOf(role, { by: 'person', name: role }))
    useRemoteTable.setState({ lobby: lobbyOf({ seats: taken, phase: 'playing' }) })
    const user = open(<JoinPage />)
    expect(await screen.findByRole('heading', { name: 'Just watch' })).toBeVisible()
    expect(within(await seats()).queryByRole('radio', { name: 'Just watch' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Just watch' }))
    expect(location.hash).toBe('#/table')
  })
})
