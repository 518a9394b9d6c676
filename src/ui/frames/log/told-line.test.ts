import { expect, it } from 'vitest'
import { placed, withTakenBack } from './told-line.ts'

const lines = [0, 1, 2].flatMap((move) =>
  placed(move, [{ frame: 0, icon: 'deed', what: `deed ${move}` }], () => ({ turn: 1 + move, seat: move })),
)
const told = (left: number) =>
  withTakenBack(lines, [{ left, moves: 4 }], 'back', (moves) => `back ${moves}`).map(({ what, turn }) => [
    what,
    turn,
  ])

it('tells where the table went back, in the turn to which it went back', () => {
  expect(told(0)[0]).toEqual(['back 4', 0])
  expect(told(2)).toEqual([
    ['deed 0', 1],
    ['deed 1', 2],
    ['back 4', 2],
    ['deed 2', 3],
  ])
  expect(told(3).at(-1)).toEqual(['back 4', 3])
})

it('leaves the lines of a tale that never went back as they are', () => {
  expect(withTakenBack(lines, undefined, 'back', String)).toBe(lines)
})
