import { expect, it } from 'vitest'
import { drawn, placeOf } from '../testing.ts'
import { placeConfirmButton } from './plank-place.ts'

const forest = drawn('O ━ ┓\n. . ┃\n. ╺ ┛')
const tile = { left: 0, top: 0, right: 118, bottom: 118 }

/** The visible part of the board: this many pixels on each side of the tile. */
const seen = (less: { top?: number; right?: number; bottom?: number; left?: number } = {}) => {
  const { top, right, bottom, left } = { top: 400, right: 400, bottom: 400, left: 400, ...less }
  return { left: -left, top: -top, right: 118 + right, bottom: 118 + bottom }
}

it.each([
  ['0,1', 'below right'],
  ['1,-1', 'above middle'],
  ['1,1', 'inside turn-under right'],
])('the plank of %s hangs %s: it hides no other tile', (place, hangs) => {
  expect(placeConfirmButton(forest, placeOf(place), tile, seen())).toBe(hangs)
})

// The board does not move: near the edge of the view, the button goes to another side.
it.each([
  ['0,1', { bottom: 30 }, 'inside turn-over middle'],
  ['0,1', { bottom: 30, right: 200 }, 'inside turn-over middle'],
  ['0,-1', { bottom: 30 }, 'above middle'],
  ['1,-1', { top: 30 }, 'east middle'],
  ['1,-1', { top: 30, right: 200 }, 'inside turn-under middle'],
  ['0,1', { left: 12 }, 'inside turn-under left'],
  ['1,-1', { left: 12 }, 'above turn-in left'],
  ['0,1', { right: 12 }, 'below right'],
])('the plank of %s, where no more can be seen than %o, hangs %s', (place, less, hangs) => {
  expect(placeConfirmButton(forest, placeOf(place), tile, seen(less))).toBe(hangs)
})
