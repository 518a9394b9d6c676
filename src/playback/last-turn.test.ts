import { expect, test } from 'vitest'
import { lastTurn } from './last-turn.ts'

const isSame = (one: number, other: number) => one === other

test('the last turn is that of the last moves, not an earlier one of the same number', () => {
  const moves = [1, 2, 2, 3, 0, 1, 2, 2]
  expect(lastTurn(moves, isSame)).toEqual([2, 2])
  expect(lastTurn([1, 1, 2, 2], isSame)).toEqual([2, 2])
})

test('all moves are the last turn while it is the first one', () => {
  expect(lastTurn([1, 1, 1], isSame)).toEqual([1, 1, 1])
})

test('where nothing was done there is no last turn', () => {
  expect(lastTurn([], isSame)).toEqual([])
})
