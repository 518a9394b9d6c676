import { expect, test } from 'vitest'
import { placeAt } from '../../../../engine/kernel/index.ts'
import { liveTable } from '../../runtime.ts'
import { drawn } from '../log/drawn-tale.ts'
import { lay, now } from '../table/testing.ts'
import { takenUpAt, takeUp } from './take-up.ts'

test('keeps a suggestion taken up after a move, until another game is opened', () => {
  const forest = drawn({ '0,-1': [5], '0,1': [5] })
  lay(forest)
  const south = placeAt(0, 1)
  const suggestion = { kind: 'walk', to: south } as const
  takeUp(liveTable, { id: 7, seat: 1, turn: now().turn, known: [], suggestion })
  expect(liveTable.game.getState().act({ type: 'walk', to: placeAt(0, -1) })).toBe('done')
  expect(takenUpAt(liveTable).getState()).toEqual({ id: 7, at: south })
  lay(forest)
  expect(takenUpAt(liveTable).getState()).toEqual({ id: null, at: null })
})
