import { expect, test } from 'vitest'
import { fieldBelow, lanes, scaleOf, smooth, straight } from './chart.ts'

const field = { left: 0, right: 100, top: 0, bottom: 200 }
test('places the first turn left, the last turn right, and zero on the base line', () => {
  const scale = scaleOf(5, 20, field)
  expect([scale.x(1), scale.x(3), scale.x(5)]).toEqual([0, 50, 100])
  expect([scale.y(0), scale.y(20)]).toEqual([200, 0])
})

test('labels at most five round counts, the highest not below any record', () => {
  expect(scaleOf(5, 23, field).counts).toEqual([5, 10, 15, 20, 25])
  expect(scaleOf(3, 7, field).counts).toEqual([2, 4, 6, 8])
})

test('labels the first and the last turn, and none so close that labels overlap', () => {
  expect(scaleOf(24, 23, field).turns).toEqual([1, 5, 10, 15, 20, 24])
  expect(scaleOf(11, 10, field).turns).toEqual([1, 5, 11])
})

test('draws a curve exactly through its points', () => {
  expect(
    smooth([
      [0, 9],
      [10, 5],
      [20, 7],
    ]),
  ).toBe('M0 9C5 9 5 5 10 5C15 5 15 7 20 7')
})

test('puts signs that would overlap into separate lanes', () => {
  const signs = [10, 20, 45, 50].map((x) => ({ x, width: 20 }))
  expect(lanes(signs).map(({ lane }) => lane)).toEqual([0, 1, 0, 1])
})

test('places the field below the lanes of its signs, with room for the least number', () => {
  const sides = { left: 10, right: 90 }
  const size = { lane: 40, least: 1, gap: 14, height: 100 }
  expect(fieldBelow([], sides, size)).toEqual({ ...sides, top: 54, bottom: 154 })
  expect(fieldBelow([{ lane: 1 }, { lane: 0 }], sides, size)).toEqual({ ...sides, top: 94, bottom: 194 })
})

test('draws straight lines between the points', () => {
  expect(
    straight([
      [1, 2],
      [3, 4],
      [5, 6],
    ]),
  ).toBe('M1 2L3 4L5 6')
})
