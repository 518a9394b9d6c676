import { expect, test } from 'vitest'
import { chronicleOfSeats } from './seats.ts'

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
])('of the one seat that a person led it is told that it was %s', (end, won) => {
  expect(chronicle.result?.(line([true, false, false], won))).toBe(`hare ${end} 9`)
})

test('of a table of several people, or of none, there is nothing to send', () => {
  expect(chronicle.result?.(line([true, true, false], [0]))).toBeNull()
  expect(chronicle.result?.(line([false, false, false], [0]))).toBeNull()
})
