import { expect, test } from 'vitest'
import { fieldsOf, inWriting } from '../src/programs/referee/fields.ts'

const FIELDS = {
  ...fieldsOf(['seat', 'winners'], (seat: number) => `seat ${seat}`),
  ...fieldsOf(
    ['at'],
    (place: number, { size }: { size: number }) => `${Math.floor(place / size)},${place % size}`,
  ),
}

const written = (value: object) => inWriting(FIELDS, value, { size: 4 })

test('writes numbers and lists of numbers by field name, at any depth', () => {
  expect(written({ seat: 1, count: 1, winners: [0, 2], way: [{ at: 6, by: { seat: 0 } }] })).toEqual({
    seat: 'seat 1',
    count: 1,
    winners: ['seat 0', 'seat 2'],
    way: [{ at: '1,2', by: { seat: 'seat 0' } }],
  })
})

test('keeps and enters other values of such fields', () => {
  expect(written({ seat: null, winners: 'nobody', at: { at: 5 }, constructor: 3 })).toEqual({
    seat: null,
    winners: 'nobody',
    at: { at: '1,1' },
    constructor: 3,
  })
})

test('keeps the order of fields', () => {
  expect(Object.keys(written({ winners: [], count: 1, at: 0 }))).toEqual(['winners', 'count', 'at'])
})
