import { expect, it } from 'vitest'
import { type Place, placeAt } from '../../../../engine/kernel/index.ts'
import type { Offer } from '../../intent/offers.ts'
import { meantBy } from './magnet.ts'

/** Places side by side, 36 pixels wide each, from the west; their ground reaches four pixels further. */
const TILE = 36
const [walk, middle, other] = [placeAt(0, 0), placeAt(1, 0), placeAt(2, 0)]
const WALK: Offer = { kind: 'walk', path: [] }
const plain = new Map([[walk, WALK]])
const unfit = new Map<Place, Offer>([...plain, [middle, { kind: 'no-fit' }]])
const beside = new Map([...plain, [middle, WALK]])

/** Where a press goes that lands on a place, so many pixels from the west edge of the first. */
const press = (x: number, on: Place, offers: ReadonlyMap<Place, Offer>): Place =>
  meantBy(on, { spot: { x: x / TILE - 0.5, y: 0 }, tile: TILE }, offers)

it('a press beside a tile where something may be done means that tile', () => {
  expect(press(39, middle, plain)).toBe(walk)
  expect(press(39, middle, unfit)).toBe(walk)
  expect(press(50, middle, plain)).toBe(middle)
})

it('of two the nearer one, and on the tile of one always that', () => {
  const apart = new Map([...plain, [other, WALK]])
  expect(press(39, middle, apart)).toBe(walk)
  expect(press(69, middle, apart)).toBe(other)
  expect(press(35, walk, beside)).toBe(walk)
  expect(press(37, middle, beside)).toBe(middle)
})

it('a tile that is as large as a finger draws nothing from the next', () => {
  const spot = { x: 0.51, y: 0 }
  expect(meantBy(middle, { spot, tile: 44 }, plain)).toBe(middle)
  expect(meantBy(middle, { spot, tile: 40 }, plain)).toBe(walk)
})
