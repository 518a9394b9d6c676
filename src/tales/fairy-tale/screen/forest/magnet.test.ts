import { expect, it } from 'vitest'
import { type Place, placeAt } from '../../../../engine/kernel/index.ts'
import type { MoveOption } from '../../intent/move-options.ts'
import { meantBy } from './magnet.ts'

/** Places in a row from the west, each 36 pixels wide; their press areas extend four pixels further. */
const TILE = 36
const [walk, middle, other] = [placeAt(0, 0), placeAt(1, 0), placeAt(2, 0)]
const WALK: MoveOption = { kind: 'walk', path: [] }
const plain = new Map([[walk, WALK]])
const unfit = new Map<Place, MoveOption>([...plain, [middle, { kind: 'no-fit' }]])
const beside = new Map([...plain, [middle, WALK]])

/** Returns the place for a press on a place, given in pixels from the west edge of the first one. */
const press = (x: number, on: Place, offers: ReadonlyMap<Place, MoveOption>): Place =>
  meantBy(on, { spot: { x: x / TILE - 0.5, y: 0 }, tile: TILE }, offers)

it('a press beside a tile with a move option goes to that tile', () => {
  expect(press(39, middle, plain)).toBe(walk)
  expect(press(39, middle, unfit)).toBe(walk)
  expect(press(50, middle, plain)).toBe(middle)
})

it('a press goes to its tile or nearest', () => {
  const apart = new Map([...plain, [other, WALK]])
  expect(press(39, middle, apart)).toBe(walk)
  expect(press(69, middle, apart)).toBe(other)
  expect(press(35, walk, beside)).toBe(walk)
  expect(press(37, middle, beside)).toBe(middle)
})

it('a tile as large as a finger attracts no press from its neighbour', () => {
  const spot = { x: 0.51, y: 0 }
  expect(meantBy(middle, { spot, tile: 44 }, plain)).toBe(middle)
  expect(meantBy(middle, { spot, tile: 40 }, plain)).toBe(walk)
})
