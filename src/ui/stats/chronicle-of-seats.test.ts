import { expect, test } from 'vitest'
import { chronicleOfSeats } from './chronicle-of-seats.ts'

const chronicle = chronicleOfSeats({
  cloth: '#000',
  seals: [],
  useWords: () => {
    throw new Error('No words are asked for.')
  },
  roles: ['hare', 'tortoise', 'snail'] as const,
  sealOfAll: 'all',
  wasPlayed: () => true,
  pictureOf: () => null,
  resultOf: (role, end, turn) => `${role} ${end} ${turn}`,
})

const line = (people: boolean[], won: number[]) => ({
  turn: 9,
  outcome: { won },
  seats: [{ role: 'hare' }, { role: 'tortoise' }, { role: 'snail' }],
  facts: { people, seals: [] },
})

test.each([
  ['won', [0]],
  ['shared', [0, 2]],
  ['drawn', []],
  ['lost', [1]],
])('shares the result "%s" of the only seat with a person', (end, won) => {
  expect(chronicle.result?.(line([true, false, false], won))).toBe(`hare ${end} 9`)
})

test('shares no result of several people or bots', () => {
  expect(chronicle.result?.(line([true, true, false], [0]))).toBeNull()
  expect(chronicle.result?.(line([false, false, false], [0]))).toBeNull()
})
