import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rect, type Size, shared } from '../../../../ui/input/placement.ts'
import { placeBubble } from './bubble-place.ts'

const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

const placeBeside = (anchor: Rect | null, size: Size, window: Size) =>
  placeBubble({ anchor, avoid: [], size, window })

const anchorsIn = ({ width, height }: Size): fc.Arbitrary<Rect> =>
  fc
    .tuple(
      fc.integer({ min: 0, max: width - 160 }),
      fc.integer({ min: 0, max: height - 160 }),
      fc.integer({ min: 20, max: 160 }),
    )
    .map(([left, top, wide]) => ({ left, top, right: left + wide, bottom: top + wide }))

test.each([
  ['desk', { width: 392, height: 290 }, DESK],
  ['phone', { width: 340, height: 210 }, PHONE],
])('on a %s the bubble never covers its target', (_, size, window) => {
  fc.assert(
    fc.property(anchorsIn(window), (anchor) => {
      expect(shared(placeBeside(anchor, size, window), anchor)).toBe(0)
    }),
  )
})

const WINDOWS = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const

const cases = WINDOWS.flatMap(([width, height]) => [1, 2].map((letters) => [width, height, letters] as const))

describe.each(cases)('in a window of %i by %i with letters %i times as large', (width, height, letters) => {
  test('the bubble is inside the window beside 200 targets', () => {
    const window = { width, height }
    // Narrow and with large letters, it is higher than the window.
    const wide = Math.min(392 * letters, width - 16)
    const size = { width: wide, height: (392 * 242 * letters ** 2) / wide }
    fc.assert(
      fc.property(anchorsIn(window), (anchor) => {
        const box = placeBeside(anchor, size, window)
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(width)
        expect(box.bottom).toBeLessThanOrEqual(height)
      }),
      { numRuns: 200 },
    )
  })
})

test('without a target it is beside all that it should avoid', () => {
  const avoid = [
    { left: 100, top: 100, right: 180, bottom: 180 },
    { left: 180, top: 100, right: 260, bottom: 180 },
  ]
  const size = { width: 392, height: 290 }
  expect(placeBubble({ anchor: null, avoid, size, window: DESK }).left).toBe(344)
})

test('without any rectangle it is at the foot of the window', () => {
  expect(placeBeside(null, { width: 340, height: 210 }, PHONE)).toMatchObject({ left: 25, top: 626 })
})
