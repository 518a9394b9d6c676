import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawn } from '../../../../../tests/boogyman/drawn.ts'
import { type Action, parseTurn } from '../../../../engine/boogyman/index.ts'
import { counsel, liveTable } from '../../runtime.ts'
import { messagesOf } from '../../words/testing.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, now } from '../table/testing.ts'
import { hintsOf } from '../table-kit.ts'
import { hintLines } from './hint-words.ts'

const actions = (text: string) => parseTurn(text) as [Action, ...Action[]]
const lines = (position: string, turn: string) => hintLines(messagesOf('en'), drawn(position), actions(turn))
const POSITION = 'tiles b2 gyy; c3 rr; f6 ryy; g7 g'

afterEach(() => {
  act(hintsOf(liveTable).close)
  act(() => liveTable.playback.setState({ playing: false }))
  vi.restoreAllMocks()
})

describe('the reasons of a hint', () => {
  test('list the effects of the whole plan, most important first [B 6] [B 12]', () => {
    expect(lines('tiles a1 rr; a2 rr; b1 r; g7 g; e4 ryy; d7 R', 'spawn e4')).toEqual([
      'I would spawn on e4.',
      'That wins.',
    ])
    expect(lines('tiles b2 R; d4 gg; f6 ryy; g7 g', 'prowl d4, spawn f6')).toEqual([
      'I would send the Boogyman to d4, then spawn on f6.',
      'It captures two on d4.',
      'It makes one more: two of seven.',
    ])
  })

  test('mention a blocked win of the enemy', () => {
    expect(lines('tiles g5 G; e4 r; e3 y; a1 g', 'step e4 e3')).toEqual([
      'I would step from e4 to e3.',
      'Without it the other side can win next turn.',
      'It leaves a tree on e4.',
    ])
  })

  test('describe only the place in openings (D3)', () => {
    const second = 'tiles d4 r / placing 1 / on-turn green'
    expect(lines(second, 'place b3')).toEqual([
      'I would place one on b3.',
      'b3 is two tiles from the others.',
      'b3 is not at the edge.',
    ])
    expect(lines(second, 'place a1')).toEqual([
      'I would place one on a1.',
      'a1 is three tiles from the others.',
    ])
    expect(lines(second, 'place d4').at(-1)).toBe('d4 is not at the edge.')
    expect(lines(second, 'place b3, place b2')).toContain('b2 is next to one of yours.')
  })

  test('say plainly if no immediate reason is known', () => {
    expect(lines('tiles a1 rr; a2 r; g7 gg', 'step a1 b1').at(-1)).toMatch(/looks further ahead/)
  })
})

describe('a hint', () => {
  test('is shown to the player on turn once the guardian has answered', async () => {
    lay(POSITION)
    const plan = vi.spyOn(counsel, 'plan').mockImplementation((_, then) => {
      then(actions('spawn f6'), 'thinker')
      return () => {}
    })
    render(<TablePage />)
    act(hintsOf(liveTable).ask)
    expect(await screen.findByRole('region', { name: 'The Guardian’s hint' })).toHaveTextContent(
      'spawn on f6',
    )
    act(hintsOf(liveTable).ask)
    expect(plan).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(window, { key: 'Escape', code: 'Escape' })
    expect(screen.queryByRole('region', { name: /hint$/ })).toBeNull()
  })

  test('actions or undo during search remove it', () => {
    lay(POSITION)
    const calledOff = vi.fn()
    vi.spyOn(counsel, 'plan').mockReturnValue(calledOff)
    act(() => void liveTable.game.getState().actAll(actions('step c3 c4')))
    act(hintsOf(liveTable).ask)
    expect(hintsOf(liveTable).useHint.getState().state).toBe(now())
    act(() => void liveTable.game.getState().undo())
    expect(calledOff).toHaveBeenCalled()
    expect(hintsOf(liveTable).useHint.getState().state).toBeNull()
  })

  test('waits for the playback, and is not requested if closed meanwhile', () => {
    lay(POSITION)
    const plan = vi.spyOn(counsel, 'plan').mockReturnValue(() => {})
    act(() => liveTable.playback.setState({ playing: true }))
    act(hintsOf(liveTable).ask)
    expect(plan).not.toHaveBeenCalled()
    act(() => liveTable.playback.setState({ playing: false }))
    expect(plan).toHaveBeenCalledTimes(1)
    act(hintsOf(liveTable).close)
    act(() => liveTable.playback.setState({ playing: true }))
    act(hintsOf(liveTable).ask)
    act(hintsOf(liveTable).close)
    act(() => liveTable.playback.setState({ playing: false }))
    expect(plan).toHaveBeenCalledTimes(1)
  })

  test('is refused during a bot’s turn', () => {
    lay(POSITION, { red: 'guardian' })
    act(hintsOf(liveTable).ask)
    expect(hintsOf(liveTable).useHint.getState().state).toBeNull()
  })
})
