import { expect, test } from 'vitest'
import type { Move } from '../game.ts'
import { lastTurn } from './last-turn.ts'

const moveOf = (turn: number): Move => ({ before: { turn } }) as Move

test('the last turn is that of this siege, not the one of the same number in a siege before', () => {
  const moves = [1, 2, 2, 3, 0, 1, 2, 2].map(moveOf)
  expect(lastTurn(moves)).toEqual(moves.slice(-2))
})

test('where nothing was done there is no last turn', () => {
  expect(lastTurn([])).toEqual([])
})
