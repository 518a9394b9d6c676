import { expect, test } from 'vitest'
import { lastTurn, turnStart } from './last-turn.ts'

const isSame = (one: number, other: number) => one === other

test('returns the last moves, without an earlier turn of the same number', () => {
  const moves = [1, 2, 2, 3, 0, 1, 2, 2]
  expect(lastTurn(moves, isSame)).toEqual([2, 2])
  expect(lastTurn([1, 1, 2, 2], isSame)).toEqual([2, 2])
})

test('returns all moves during the first turn', () => {
  expect(lastTurn([1, 1, 1], isSame)).toEqual([1, 1, 1])
})

test('returns nothing for a game without moves', () => {
  expect(lastTurn([], isSame)).toEqual([])
})

test.each([
  [0, []],
  [0, [1, 1]],
  [3, [1, 2, 2, 1, 1]],
] as const)('counts %i moves before the last turn of %j', (count, moves) => {
  expect(turnStart<number>(moves, isSame)).toBe(count)
})
