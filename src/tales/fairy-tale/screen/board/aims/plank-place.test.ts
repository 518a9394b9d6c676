import { expect, it } from 'vitest'
import { drawn, placeOf } from '../testing.ts'
import { plankPlaceAt } from './plank-place.ts'

const forest = drawn('O ━ ┓\n. . ┃\n. ╺ ┛')
const wide = { top: 400, right: 400, bottom: 400, left: 400, tile: 118 }

it.each([
  ['0,1', 'below middle'],
  ['1,-1', 'above middle'],
  ['1,1', 'inside turn-under middle'],
])('the plank of %s hangs %s: it hides no other tile', (place, hangs) => {
  expect(plankPlaceAt(forest, placeOf(place), wide)).toBe(hangs)
})

// The board does not move for it: where a place lies at the edge of what is seen, the plank finds another side.
it.each([
  ['0,1', { bottom: 30 }, 'inside turn-over middle'],
  ['0,-1', { bottom: 30 }, 'above middle'],
  ['1,-1', { top: 30 }, 'inside turn-under middle'],
  ['0,1', { left: 12 }, 'below left'],
  ['0,1', { right: 12 }, 'below right'],
])('the plank of %s, where no more can be seen than %o, hangs %s', (place, less, hangs) => {
  expect(plankPlaceAt(forest, placeOf(place), { ...wide, ...less })).toBe(hangs)
})
