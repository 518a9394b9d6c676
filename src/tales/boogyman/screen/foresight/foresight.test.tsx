import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { drawn } from '../../../../../tests/boogyman/drawn.ts'
import { type Action, asTile, parseTile, parseTurn } from '../../../../engine/boogyman/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { OPENING, played } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay } from '../table/testing.ts'
import { aimedAction, aimedLines } from './aimed-words.ts'
import { lastWays } from './LastTurn.tsx'
import { pointAtTile, usePointing } from './pointer-target.ts'
import { ThreatMarks } from './ThreatMarks.tsx'
import { shortWarning, tilePrey, tileThreat, warningWords } from './warning-words.ts'
import { type Reader, warningsOf } from './warnings.ts'

/** Green can be called on b2 and capture on c3; Red is ripe on f6. */
const CALLED = 'tiles b2 gyy; c3 rr; f6 ryy; g7 g'
const RED: Reader = { seat: 0, isPerson: true }
const en = messagesOf('en')
const nl = messagesOf('nl')

const lines = (text: string, level: 'threats' | 'all', m = en, reader = RED) =>
  warningsOf(drawn(text), reader, level).map((warning) => warningWords(m, warning))
const said = () => useAnnouncements.getState().polite.at(-1)?.text
const tile = (name: string) => parseTile(name) ?? asTile(Number.NaN)

beforeEach(() => {
  // A later tip would be the last announcement.
  useSettings.getState().set({ tips: 'off' })
  useTaleSettings.getState().set({ warnings: 'threats' })
  pointAtTile(liveTable, null)
})

describe('the warnings', () => {
  test('list threats; at level all, own chances too', () => {
    const theirs = [
      'The fir Boogyman can capture two of yours on c3. First he is called on b2.',
      'Firs can spawn on b2: three of seven.',
    ]
    expect(lines(CALLED, 'threats')).toEqual(theirs)
    expect(lines(CALLED, 'all')).toEqual([
      ...theirs,
      'Your Boogyman can capture the fir on g7. First he is called on f6.',
      'You can spawn on f6: four of seven.',
    ])
    expect(warningsOf(drawn(CALLED), RED, 'off')).toEqual([])
    expect(lines(CALLED, 'threats', nl)[0]).toBe(
      'De Boogyman van de sparren kan twee van jou op c3 vangen. Eerst wordt hij op b2 geroepen.',
    )
  })

  test('name both sides without a near person', () => {
    const watching = { seat: 0, isPerson: false } as const
    expect(lines(CALLED, 'threats', en, watching)[0]).toMatch(/capture the two mushrooms on c3/)
  })

  test('start with a win in the current or next turn [B 6] [B 16]', () => {
    expect(lines('tiles a1 ggg; a2 gg; g7 gyy; f3 r', 'threats')[0]).toBe(
      'Firs can win next turn: with seven on the board.',
    )
    expect(lines('tiles g5 G; e4 r; c2 R; a1 g', 'threats')[0]).toBe(
      'Firs can win next turn: the last one can be captured.',
    )
    expect(lines('tiles a1 rr; a2 rr; b1 r; g7 g; e4 ryy; d7 R', 'all')).toContain(
      'You can win this turn: with seven on the board.',
    )
  })

  test('names the threat in the tile’s label', () => {
    const state = drawn(CALLED)
    expect(tileThreat(en, state, RED, 'threats', tile('c3'))).toBe('two can be captured here')
    expect(tileThreat(en, state, RED, 'threats', tile('b2'))).toBe('firs can spawn here')
    expect(tileThreat(en, state, RED, 'off', tile('c3'))).toBe('')
  })

  test('call own unthreatened pieces safe, and skip the enemy’s and empty tiles', () => {
    const state = drawn(CALLED)
    expect(tileThreat(en, state, RED, 'threats', tile('f6'))).toBe('safe here')
    expect(tileThreat(nl, state, RED, 'threats', tile('f6'))).toBe('hier veilig')
    expect(tileThreat(en, state, RED, 'off', tile('f6'))).toBe('')
    expect(tileThreat(en, state, RED, 'threats', tile('g7'))).toBe('')
    expect(tileThreat(en, state, RED, 'threats', tile('d4'))).toBe('')
    expect(tileThreat(en, state, { seat: 0, isPerson: false }, 'threats', tile('f6'))).toBe('')
    expect(tileThreat(en, drawn('tiles d4 r / placing 1'), RED, 'threats', tile('d4'))).toBe('')
  })

  test('mention only hunts for a selected piece; the buttons cover spawning', () => {
    const state = drawn(CALLED)
    expect(tilePrey(en, state, RED, 'all', tile('c3'))).toBe('two can be captured here')
    expect(tilePrey(en, state, RED, 'all', tile('f6'))).toBe('safe here')
  })

  test('have a short form of the gravest threat, in both languages', () => {
    const gravest = (text: string, m = en) => {
      const [warning] = warningsOf(drawn(text), RED, 'threats')
      return warning && shortWarning(m, warning)
    }
    expect(gravest(CALLED)).toBe('Two of yours on c3 are in danger.')
    expect(gravest(CALLED, nl)).toBe('Twee van jou op c3 lopen gevaar.')
    expect(gravest('tiles a1 ggg; a2 gg; g7 gyy; f3 r')).toBe('Firs can win next turn!')
    expect(gravest('tiles g7 gyy; f3 rrr; a1 g')).toBe('Firs can spawn.')
  })
})

describe('the marks', () => {
  test('draw an arrow to prey, and a diamond on ripe tiles', () => {
    const { container } = render(
      <svg aria-hidden="true">
        <ThreatMarks warnings={warningsOf(drawn(CALLED), RED, 'threats')} />
      </svg>,
    )
    expect(container.querySelectorAll('[data-warning="prey"] [stroke-dasharray]')).toHaveLength(1)
    expect(container.querySelectorAll('[data-warning="ripe"]')).toHaveLength(1)
  })

  test('skip the ripe tree already marked', () => {
    const { container } = render(
      <svg aria-hidden="true">
        <ThreatMarks warnings={warningsOf(drawn(CALLED), RED, 'threats')} marked={new Set([tile('b2')])} />
      </svg>,
    )
    expect(container.querySelectorAll('[data-warning="ripe"] > *')).toHaveLength(0)
    expect(container.querySelectorAll('[data-warning="prey"] > *').length).toBeGreaterThan(0)
  })

  test('the last turn shows its own moves only, without those of the current turn', () => {
    const session = played(`${OPENING}, step d4 d3, step d5 d6`)
    const [, ...rest] = lastWays(session.moves, 2)
    expect(lastWays(session.moves, 2)[0]).toEqual([tile('d4'), tile('d3')])
    expect(rest).toHaveLength(lastWays(session.moves, 2).length - 1)
    expect(lastWays(session.moves, 1)).toEqual([])
  })
})

describe('the list', () => {
  test('marks the pointed line on the board, and lights up for pointed tiles', async () => {
    lay(CALLED)
    render(<TablePage />)
    const line = screen.getByRole('button', { name: /can capture two of yours on c3/ })
    await userEvent.hover(line)
    expect(line).toHaveAttribute('data-pointed')
    await userEvent.unhover(line)
    expect(line).not.toHaveAttribute('data-pointed')
    act(() => pointAtTile(liveTable, tile('c3')))
    expect(line).toHaveAttribute('data-pointed')
  })

  test('going on clears the pointed warning', async () => {
    lay(CALLED)
    render(<TablePage />)
    await userEvent.hover(screen.getByRole('button', { name: /can capture two of yours on c3/ }))
    expect(document.querySelectorAll('[data-pointed]')).not.toHaveLength(0)
    act(() => void liveTable.game.getState().actAll(parseTurn('step c3 c4') as Action[]))
    expect(document.querySelectorAll('[data-pointed]')).toHaveLength(0)
    // After the undo the line is back.
    act(() => void liveTable.game.getState().undo())
    expect(screen.getByRole('button', { name: /can capture two of yours on c3/ })).not.toHaveAttribute(
      'data-pointed',
    )
  })

  test('going on keeps the pointed tile', () => {
    lay(CALLED)
    const { result } = renderHook(() => usePointing((pointing) => pointing.tile))
    act(() => pointAtTile(liveTable, tile('c3')))
    act(() => void liveTable.game.getState().actAll(parseTurn('step c3 c4') as Action[]))
    expect(result.current).toBe(tile('c3'))
  })

  test('is empty during playback', () => {
    lay(CALLED)
    render(<TablePage />)
    act(() => liveTable.playback.setState({ playing: true }))
    expect(screen.queryByRole('button', { name: /can capture/ })).toBeNull()
    act(() => liveTable.playback.setState({ playing: false }))
  })

  test('one key reads it, another switches it', async () => {
    lay(CALLED)
    render(<TablePage />)
    const user = userEvent.setup()
    await user.keyboard('t')
    expect(said()).toMatch(/^Look out\. The fir Boogyman can capture two of yours on c3/)
    await user.keyboard('{Shift>}F{/Shift}')
    expect(said()).toBe('Warnings: Everything.')
    await user.keyboard('{Shift>}F{/Shift}t')
    expect(said()).toBe('Warnings are off.')
    expect(screen.queryByRole('button', { name: /can capture/ })).toBeNull()
  })
})

describe('the aimed action', () => {
  test('lists gains of the enemy before own gains [B 7] [B 9]', () => {
    const state = drawn('tiles f4 rrr; g4 g; d2 G; a1 r')
    const action = aimedAction(state, { kind: 'pawn', at: tile('a1') }, tile('a2'))
    expect(action && aimedLines(en, state, action)).toEqual([
      { words: 'One of yours on a2 can be captured.', isBad: true },
      { words: 'It leaves a tree on a1.', isBad: false },
    ])
    const aimed = drawn('tiles f4 r; g4 g; a1 rr')
    const step = aimedAction(aimed, { kind: 'pawn', at: tile('f4') }, tile('f5'))
    expect(step && aimedLines(en, aimed, step)).toEqual([
      { words: 'It leaves a tree on f4 for the firs beside it, on g4.', isBad: true },
    ])
  })

  test('is null if the rules refuse it', () => {
    expect(aimedAction(drawn(CALLED), { kind: 'pawn', at: tile('c3') }, tile('g7'))).toBeNull()
    expect(aimedAction(drawn(CALLED), null, tile('c3'))).toBeNull()
  })
})
