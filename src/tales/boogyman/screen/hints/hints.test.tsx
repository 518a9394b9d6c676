import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawn } from '../../../../../tests/boogyman/drawn.ts'
import { type Action, parseTurn } from '../../../../engine/boogyman/index.ts'
import { counsel, liveTable } from '../../table.ts'
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
  test('are what the whole plan changes, the weightiest first [B 6] [B 12]', () => {
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

  test('say that it blocks a win of the other side', () => {
    expect(lines('tiles g5 G; e4 r; e3 y; a1 g', 'step e4 e3')).toEqual([
      'I would step from e4 to e3.',
      'Else the other side could win next turn.',
      'It leaves a tree on e4.',
    ])
  })

  test('of the opening are what is so of that place, and nothing else (D3)', () => {
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

  test('say plainly that there is none that is seen at once', () => {
    expect(lines('tiles a1 rr; a2 r; g7 gg', 'step a1 b1').at(-1)).toMatch(/looks further ahead/)
  })
})

describe('a hint', () => {
  test('is told when the guardian has thought, to whoever is on turn', async () => {
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
  })

  test('is gone when something is done or taken back while it is thought about', () => {
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

  test('waits while events are shown, and is not asked for at all if it is put away meanwhile', () => {
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

  test('is not given while a computer player is on turn', () => {
    lay(POSITION, { red: 'guardian' })
    act(hintsOf(liveTable).ask)
    expect(hintsOf(liveTable).useHint.getState().state).toBeNull()
  })
})
