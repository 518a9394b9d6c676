import { expect, it } from 'vitest'
import { drawn, placeOf } from '../testing.ts'
import { hangsAt } from './hangs.ts'

const forest = drawn('O ━ ┓\n. . ┃\n. ╺ ┛')

it.each([
  ['0,1', 'below'],
  ['1,-1', 'above'],
  ['1,1', 'inside'],
])('the plank of %s hangs %s: it hides no other tile', (place, hangs) => {
  expect(hangsAt(forest, placeOf(place))).toBe(hangs)
})
