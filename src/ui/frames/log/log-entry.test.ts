import { expect, it } from 'vitest'
import { placed, withUndoEntries } from './log-entry.ts'

const lines = [0, 1, 2].flatMap((move) =>
  placed(move, [{ frame: 0, icon: 'deed', what: `deed ${move}` }], () => ({ turn: 1 + move, seat: move })),
)
const told = (left: number) =>
  withUndoEntries(lines, [{ left, moves: 4 }], 'back', (moves) => `back ${moves}`).map(({ what, turn }) => [
    what,
    turn,
  ])

it('adds an entry for an agreed undo, in the turn that the game returned to', () => {
  expect(told(0)[0]).toEqual(['back 4', 0])
  expect(told(2)).toEqual([
    ['deed 0', 1],
    ['deed 1', 2],
    ['back 4', 2],
    ['deed 2', 3],
  ])
  expect(told(3).at(-1)).toEqual(['back 4', 3])
})

it('games without agreed undo keep their entries', () => {
  expect(withUndoEntries(lines, undefined, 'back', String)).toBe(lines)
})
