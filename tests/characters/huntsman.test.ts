import { expect, test } from 'vitest'
import { drawn, forestOf, played, refusalOf, told } from '../drawn/index.ts'

test('the Huntsman’s Remove clears every monster on his tile, whichever is named', () => {
  const position = drawn('forest\n O ━4 ━1\n seats huntsman 1,0; beast 2,0')
  for (const monster of [1, 3]) {
    const { state, events } = played(position, { type: 'remove', monster })
    expect(told(events)).toEqual(['seat 0 clears 1,0 of 1 2 3 4 by remove'])
    expect(forestOf(state)).toBe(forestOf('O ━ ━1'))
    expect(state.spent.removes).toBe(1)
  }
  expect(refusalOf(position, { type: 'remove', monster: 5 })).toEqual({ code: 'no-such-monster-here' })
})

test('only his own: beside him another takes one', () => {
  const position = drawn('forest\n O ━4\n seats huntsman 1,0; beast 1,0\n on-turn beast')
  expect(forestOf(played(position, { type: 'remove', monster: 2 }).state)).toBe(forestOf('O ━3'))
})
