import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  diagonalOf,
  HEX_CENTRE,
  HEX_DIRECTIONS,
  hexAt,
  hexagon,
  hexBeside,
  hexDirectionTo,
  hexesApart,
  hexesBeside,
  rowOf,
} from './hex.ts'

const near = fc.integer({ min: -40, max: 40 })
const someHex = fc.tuple(near, near).map(([row, diagonal]) => hexAt(row, diagonal))

test('a hexagon keeps its row and its diagonal', () => {
  fc.assert(
    fc.property(near, near, (row, diagonal) => {
      const hex = hexAt(row, diagonal)
      expect([rowOf(hex), diagonalOf(hex)]).toEqual([row, diagonal])
    }),
  )
})

test('every hexagon has six neighbours at distance 1, reached back by opposite steps', () => {
  fc.assert(
    fc.property(someHex, (hex) => {
      expect(new Set(hexesBeside(hex)).size).toBe(6)
      for (const [index, direction] of HEX_DIRECTIONS.entries()) {
        const next = hexBeside(hex, direction)
        expect(hexesApart(hex, next)).toBe(1)
        expect(hexDirectionTo(hex, next)).toBe(direction)
        expect(hexDirectionTo(next, hex)).toBe(HEX_DIRECTIONS[(index + 3) % 6])
      }
    }),
  )
})

test('consecutive neighbours touch each other, and the sixth touches the first', () => {
  const ring = hexesBeside(HEX_CENTRE)
  for (const [index, hex] of ring.entries()) expect(hexesApart(hex, ring[(index + 1) % 6] ?? hex)).toBe(1)
})

test('distance is the length of the shortest walk', () => {
  let reached = new Set([HEX_CENTRE])
  for (let steps = 0; steps <= 5; steps++) {
    for (const hex of reached) expect(hexesApart(HEX_CENTRE, hex)).toBeLessThanOrEqual(steps)
    expect(reached.size).toBe(1 + 3 * steps * (steps + 1))
    reached = new Set([...reached, ...[...reached].flatMap(hexesBeside)])
  }
})

test('the direction between distant hexagons is null', () => {
  expect(hexDirectionTo(HEX_CENTRE, hexAt(1, -1))).toBeNull()
  expect(hexDirectionTo(HEX_CENTRE, HEX_CENTRE)).toBeNull()
})

test('a board of side four has 37 hexagons in reading order', () => {
  const board = hexagon(4)
  const rows = [-3, -2, -1, 0, 1, 2, 3].map((row) => board.filter((hex) => rowOf(hex) === row).length)
  expect(rows).toEqual([4, 5, 6, 7, 6, 5, 4])
  expect(board).toEqual([...board].sort((a, b) => a - b))
  expect(hexagon(1)).toEqual([HEX_CENTRE])
})
