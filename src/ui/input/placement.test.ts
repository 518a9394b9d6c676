import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BoxPlace,
  besideAnchor,
  beyondEnd,
  beyondStart,
  END,
  MIDDLE,
  placeBox,
  type Rect,
  roomIn,
  type Size,
  START,
  shared,
} from './placement.ts'

const WINDOWS = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}

/** Sizes of a card with normal letters, and with letters twice as large. */
const CARDS = { usual: { width: 300, height: 190 }, large: { width: 366, height: 420 } }

const EDGE = 10

const { right, left, above, below } = besideAnchor(EDGE)
const SIDES = [right, left, above, below] as const

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** Any rectangle that is at least partly inside a window. */
const anchorIn = ({ width, height }: Size) =>
  fc
    .tuple(
      fc.integer({ min: -80, max: width - 10 }),
      fc.integer({ min: -80, max: height - 10 }),
      fc.integer({ min: 20, max: 160 }),
      fc.integer({ min: 20, max: 160 }),
    )
    .map(([left, top, wide, high]) => rect(left, top, wide, high))

/** The corners of the room: a box fits there for any anchor. */
const CORNERS = [
  { to: 'room', x: START, y: START },
  { to: 'room', x: END, y: START },
  { to: 'room', x: START, y: END },
  { to: 'room', x: END, y: END },
] as const

const isInside = (box: Rect, room: Rect): boolean =>
  box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom

const cases = Object.entries(WINDOWS).flatMap(([name, window]) =>
  Object.entries(CARDS).map(([letters, size]) => [name, letters, window, size] as const),
)

describe.each(cases)('in the window of a %s with %s letters', (_name, _letters, window, size) => {
  const within = roomIn(window, EDGE)
  const anyAnchor = anchorIn(window)

  it('a box that may slide along both axes stays inside, beside 200 anchors', () => {
    fc.assert(
      fc.property(anyAnchor, (anchor) => {
        const spots = [...SIDES, { x: MIDDLE, y: MIDDLE }] as const
        expect(isInside(placeBox({ size, anchor, within, spots }).box, within)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('a box covers its anchor only if no spot beside it has room', () => {
    fc.assert(
      fc.property(anyAnchor, (anchor) => {
        const spots = [...SIDES, { x: MIDDLE, y: MIDDLE }] as const
        const over = shared(placeBox({ size, anchor, within, spots }).box, anchor)
        const room = {
          right: within.right - anchor.right - EDGE >= size.width,
          left: anchor.left - EDGE - within.left >= size.width,
          above: anchor.top - EDGE - within.top >= size.height,
          below: within.bottom - anchor.bottom - EDGE >= size.height,
        }
        expect(over > 0).toBe(!Object.values(room).includes(true))
      }),
      { numRuns: 200 },
    )
  })

  it('a box covers as little of the avoided area as possible', () => {
    fc.assert(
      fc.property(anyAnchor, fc.array(anyAnchor, { maxLength: 12 }), (anchor, avoid) => {
        const at = (spots: readonly [BoxPlace, ...BoxPlace[]]) => {
          const { box } = placeBox({ size, anchor, within, spots, avoid })
          const hidden = avoid.reduce((sum, other) => sum + shared(box, other), 0)
          return { over: shared(box, anchor), hidden }
        }
        const taken = at(CORNERS)
        for (const other of CORNERS.map((spot) => at([spot]))) {
          if (other.over === taken.over) expect(taken.hidden).toBeLessThanOrEqual(other.hidden)
          else expect(taken.over).toBeLessThan(other.over)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('a box beside its anchor', () => {
  const size = { width: 200, height: 100 }
  const within = roomIn({ width: 800, height: 700 }, EDGE)
  const at = (anchor: Rect, avoid: readonly Rect[] = []) =>
    placeBox({ size, anchor, within, spots: SIDES, avoid }).box

  it('takes the first roomy spot, level with anchors', () => {
    expect(at(rect(20, 300, 100, 50))).toEqual(rect(130, 275, 200, 100))
    expect(at(rect(700, 300, 80, 50))).toEqual(rect(490, 275, 200, 100))
    expect(at(rect(100, 400, 600, 50))).toEqual(rect(300, 290, 200, 100))
    expect(at(rect(100, 50, 600, 50))).toEqual(rect(300, 110, 200, 100))
  })

  it('slides along the anchor for room', () => {
    expect(at(rect(20, 0, 100, 40))).toEqual(rect(130, 10, 200, 100))
    expect(at(rect(20, 680, 100, 20))).toEqual(rect(130, 590, 200, 100))
  })

  it('takes another side to spare avoided rectangles', () => {
    expect(at(rect(300, 300, 100, 50), [rect(420, 280, 50, 50)])).toEqual(rect(90, 275, 200, 100))
  })

  it('moves away up to the given distance', () => {
    const spots = [
      { x: beyondEnd(10), y: MIDDLE },
      { x: beyondStart(60), y: MIDDLE },
      { x: beyondEnd(90), y: MIDDLE },
    ] as const
    const left = (apart: number) =>
      placeBox({ size, anchor: rect(300, 300, 100, 50), within, spots, apart }).box.left
    expect([left(0), left(10), left(60), left(200)]).toEqual([410, 410, 40, 490])
  })

  it('takes the first of equal spots in spite of rounding errors', () => {
    const spots = Array.from({ length: 9 }, (_, name) => ({
      name,
      x: { at: 0.1 + name / 30, own: 0.3 },
      y: { at: 0.7 / (name + 1), own: 0.1 },
    }))
    const off = { size: { width: 200.3, height: 100.7 }, within, about: rect(0, 0, 0, 0) }
    for (const first of spots) {
      const { spot } = placeBox({ ...off, anchor: rect(300.1, 300.7, 99.3, 50), spots: [first, ...spots] })
      expect(spot).toBe(first)
    }
  })
})

describe('the pixels that two rectangles share', () => {
  it('are none if they only touch', () => {
    expect(shared(rect(0, 0, 10, 10), rect(10, 0, 10, 10))).toBe(0)
    expect(shared(rect(0, 0, 10, 10), rect(8, 7, 10, 10))).toBe(6)
  })
})
