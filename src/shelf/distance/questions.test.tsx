import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TableQuestion } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { OverTable, Players } from './over-table.tsx'
import { loadTaleOfTable, useTaleOfTable } from './seats.ts'
import { freshTable, lobbyOf, open, requests, seatOf } from './testing.tsx'

freshTable()
beforeEach(() => loadTaleOfTable('boogyman').then(() => {}))

const SEATS = [
  seatOf('red', { by: 'person', name: 'Ann' }),
  seatOf('green', { by: 'person', name: 'Bo', presence: 'away' }),
]
const playing = (seats = SEATS) => lobbyOf({ seats, phase: 'playing', code: null, codeMs: 0 })

describe('the question of another device', () => {
  const question: TableQuestion = { question: 7, asks: 1, wish: { kind: 'undo', left: 0 }, open: [0] }

  it('names who asks, and is answered', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [0], question })
    const user = open(<OverTable />)
    const asked = screen.getByRole('alertdialog', { name: 'Undo?' })
    // The duel has neither dice nor cards.
    expect(asked.querySelector('p')).toHaveTextContent(/^Bo wants to undo\.$/)
    await user.click(within(asked).getByRole('button', { name: 'Yes, undo' }))
    expect(requests.answer).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('names the last move that goes back, the number of others, and whose turn it then is', () => {
    const { seats } = useTaleOfTable.getState()
    const last = 'Red steps from A1 to B2.'
    useTaleOfTable.setState({
      seats: seats && {
        ...seats,
        useUndone: (left) => ({ count: 3 - left, last, repeats: left < 2, seatToAct: left === 0 ? 0 : 1 }),
      },
    })
    useRemoteTable.setState({ lobby: playing(), own: [0], question })
    open(<OverTable />)
    const asked = screen.getByRole('alertdialog', { name: 'Undo?' })
    expect(asked).toHaveTextContent(
      'Bo wants to undo. This goes back: Red steps from A1 to B2. So do the 2 moves before it. Then it is your turn. Dice and cards will be the same again.',
    )
    act(() => useRemoteTable.setState({ question: { ...question, wish: { kind: 'undo', left: 2 } } }))
    expect(asked).toHaveTextContent('B2. Then it is the turn of Bo.')
    expect(asked).not.toHaveTextContent('Dice')
  })

  it('counts the moves that go back, if the log has no words for the last one', () => {
    const { seats } = useTaleOfTable.getState()
    useTaleOfTable.setState({
      seats: seats && {
        ...seats,
        useUndone: () => ({ count: 2, last: '', repeats: false, seatToAct: null }),
      },
    })
    useRemoteTable.setState({ lobby: playing(), own: [0], question })
    open(<OverTable />)
    expect(screen.getByRole('alertdialog', { name: 'Undo?' })).toHaveTextContent('undo. 2 moves go back.')
  })

  it('is refused by the focused harmless answer', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [0], question })
    const user = open(<OverTable />)
    await user.keyboard('{Enter}')
    expect(requests.answer).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('only tells whom the table waits for, if this device has nothing to answer', () => {
    useRemoteTable.setState({ lobby: playing(), own: [1], question })
    open(<OverTable />)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('Waiting for Ann to answer.')).toBeInTheDocument()
  })

  it.each([
    [{ kind: 'draw' }, 'A draw?', 'Bo offers a draw. Then the game ends, and nobody wins.', 'Yes, a draw'],
    [{ kind: 'give-up' }, 'Give up together?', 'Bo wants to give up.', 'Yes, give up'],
    [
      { kind: 'bot', seat: 1, bot: 'cub' },
      'A computer player?',
      'Bo asks: Bo is not here. May a computer play until Bo is back?',
      'Yes, it may play',
    ],
  ] as const)('names its kind: $0.kind', async (wish, title, text, yes) => {
    useRemoteTable.setState({ lobby: playing(), own: [0], question: { ...question, wish } })
    const user = open(<OverTable />)
    const asked = screen.getByRole('alertdialog', { name: title })
    expect(asked).toHaveTextContent(text)
    await user.click(within(asked).getByRole('button', { name: yes }))
    expect(requests.answer).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('can be taken back by the device that asks, and by no other', async () => {
    useRemoteTable.setState({ lobby: playing(), own: [1], question })
    const user = open(<OverTable />)
    await user.click(screen.getByRole('button', { name: 'Stop asking' }))
    expect(requests.answer).toHaveBeenCalledExactlyOnceWith(false)
    act(() => useRemoteTable.setState({ own: [] }))
    expect(screen.queryByRole('button', { name: 'Stop asking' })).toBeNull()
  })

  it('does not wait for people who are absent, unless all who are asked are absent', () => {
    const absent = { by: 'person', presence: 'gone', absent: true } as const
    const seats = (ann: boolean) => [
      seatOf('red', { by: 'person', name: 'Ann', ...(ann && absent) }),
      seatOf('green', { by: 'person', name: 'Bo' }),
      seatOf('blue', { name: 'Cas', ...absent }),
    ]
    useRemoteTable.setState({
      lobby: playing(seats(false)),
      own: [1],
      question: { ...question, open: [0, 2] },
    })
    open(<OverTable />)
    expect(screen.getByText('Waiting for Ann to answer.')).toBeInTheDocument()
    act(() => useRemoteTable.setState({ lobby: playing(seats(true)) }))
    expect(screen.getByText('Waiting for Ann and Cas to answer.')).toBeInTheDocument()
  })

  it('names a person with two seats once', () => {
    const seats = [...SEATS, seatOf('blue', { by: 'person', name: 'Ann' })]
    useRemoteTable.setState({ lobby: playing(seats), own: [1], question: { ...question, open: [0, 2] } })
    open(<OverTable />)
    expect(screen.getByText('Waiting for Ann to answer.')).toBeInTheDocument()
  })

  it('is told in the dialog of the players too, where it was asked', () => {
    const wish = { kind: 'bot', seat: 1, bot: 'cub' } as const
    useRemoteTable.setState({ lobby: playing(), own: [1], question: { ...question, wish } })
    open(<Players onClose={() => {}} />)
    expect(screen.getByText('Waiting for Ann to answer.')).toBeInTheDocument()
  })
})
