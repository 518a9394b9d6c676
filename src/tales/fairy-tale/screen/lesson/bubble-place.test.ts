import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rect, type Size, shared } from '../../../../ui/input/placement.ts'
import { placeBubble, placeBubbleBy } from './bubble-place.ts'

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
  test('keeps the bubble inside windows beside 200 targets', () => {
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

test('without target goes beside everything to avoid', () => {
  const avoid = [
    { left: 100, top: 100, right: 180, bottom: 180 },
    { left: 180, top: 100, right: 260, bottom: 180 },
  ]
  const size = { width: 392, height: 290 }
  expect(placeBubble({ anchor: null, avoid, size, window: DESK }).left).toBe(344)
})

test('without any rectangle, places it at the foot of the window', () => {
  expect(placeBeside(null, { width: 340, height: 210 }, PHONE)).toMatchObject({ left: 25, top: 626 })
})

/** A forest with gaps, as seen in a window, and the expected place of the bubble. */
const FORESTS = [
  ['a desk', { width: 1440, height: 900 }, 110, { left: 480, top: 240 }, { width: 392, height: 135 }],
  ['a tablet', { width: 1024, height: 768 }, 84, { left: 420, top: 180 }, { width: 392, height: 140 }],
  ['a phone', { width: 390, height: 844 }, 52, { left: 68, top: 192 }, { width: 374, height: 205 }],
] as const

/** The tiles east and south of the Oak, as in the lesson's steps with a prediction. */
const TILES = [
  [0, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
  [1, 0],
  [2, 0],
  [2, -1],
  [3, -1],
] as const

test.each(FORESTS)('on %s covers no tile near monsters', (_, window, tile, corner, size) => {
  const box = ([east, south]: readonly [number, number], out = 0): Rect => ({
    left: corner.left + (east + 1) * tile - out,
    top: corner.top + (south + 1) * tile - out,
    right: corner.left + (east + 2) * tile + out,
    bottom: corner.top + (south + 2) * tile + out,
  })
  const ring = box([2, -1], tile * 0.16)
  const placed = placeBubble({ anchor: box([3, -1]), avoid: TILES.map((at) => box(at)), size, window })
  for (const covered of [...TILES.map((at) => box(at)), ring]) expect(shared(placed, covered)).toBe(0)
})

test('in a narrow window it is at the foot, for any place of the board', () => {
  const anchor = { left: 120, top: 200, right: 172, bottom: 252 }
  expect(placeBubble({ anchor, avoid: [], size: { width: 374, height: 205 }, window: PHONE }).bottom).toBe(
    836,
  )
})

test('stays below a wide window’s header', () => {
  const anchor = { left: 700, top: 90, right: 780, bottom: 170 }
  const { top } = placeBubble({ anchor, avoid: [], size: { width: 392, height: 135 }, window: DESK })
  expect(top).toBeGreaterThanOrEqual(84)
})

test('is above targets in a phone’s sheet', () => {
  const seal = { left: 300, top: 745, right: 380, bottom: 836 }
  const size = { width: 374, height: 185 }
  const tiles = TILES.map(([east, south]) => {
    const [left, top] = [120 + east * 52, 400 + south * 52]
    return { left, top, right: left + 52, bottom: top + 52 }
  })
  const placed = placeBubbleBy(() => ({ top: 512, bar: 746 }))({
    anchor: seal,
    avoid: tiles,
    size,
    window: PHONE,
  })
  expect(placed).toMatchObject({ top: 542, bottom: 727 })
  for (const tile of tiles) expect(shared(placed, tile)).toBe(0)
})

test('in a phone’s sheet never covers the bar with the buttons', () => {
  const place = placeBubbleBy(() => ({ top: 512, bar: 746 }))
  const bar = { left: 0, top: 746, right: 390, bottom: 844 }
  const size = { width: 374, height: 186 }
  fc.assert(
    fc.property(anchorsIn({ width: 390, height: 740 }), (anchor) => {
      expect(shared(place({ anchor, avoid: [], size, window: PHONE }), bar)).toBe(0)
    }),
  )
})
