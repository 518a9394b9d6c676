import { expect, test } from 'vitest'
import type { SavedGameSummary } from '../../store/saved-games/saved-games.ts'
import { firstTries } from './first-tries.ts'

const line = (id: string, tale: string, day: string, begun: number, over = true): SavedGameSummary => ({
  id,
  tale,
  begun,
  name: '',
  touched: begun,
  seats: [],
  turn: 1,
  actions: 1,
  outcome: over ? { won: [] } : null,
  position: '',
  facts: null,
  origin: { kind: 'day', day },
  damaged: false,
})

test('lists each tale’s first tries, latest first', () => {
  const tries = firstTries([
    line('again', 'one', '2026-11-22', 5),
    line('first', 'one', '2026-11-22', 4),
    line('other', 'two', '2026-11-22', 9),
    line('running', 'three', '2026-11-22', 1, false),
    line('later', 'two', '2026-11-23', 7),
  ])
  expect(tries.map(({ line: { id } }) => id)).toEqual(['later', 'first', 'other'])
})
