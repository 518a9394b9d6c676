import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Rect, type Size, shared } from '../../input/placement.ts'
import { placeCard, placeCardClear, placeTooltip, placeTooltipClear } from './place-popover.ts'

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const CARD = { width: 200, height: 100 }

const tooltip = (anchor: Rect, size: Size, window: Size) => placeTooltip({ anchor, avoid: [], size, window })

const card = (anchor: Rect, size: Size, window: Size) => placeCard({ anchor, avoid: [], size, window })

describe('a card beside its anchor', () => {
  it('is on the right, level with it, if there is room', () => {
    const box = tooltip(rect(20, 300, 100, 50), CARD, { width: 900, height: 700 })
    expect(box).toEqual(rect(130, 275, 200, 100))
  })

  it('is left of right-edge anchors, inside', () => {
    const window = { width: 800, height: 700 }
    expect(tooltip(rect(700, 0, 80, 40), CARD, window)).toMatchObject({ left: 490, top: 10 })
    expect(tooltip(rect(700, 680, 80, 20), CARD, window).top).toBe(590)
  })

  it('is on the side where it covers least of the targets to avoid', () => {
    const [anchor, window] = [rect(400, 300, 100, 50), { width: 900, height: 700 }]
    const placed = (...avoid: Rect[]) => placeTooltip({ anchor, avoid, size: CARD, window })
    expect(placed(rect(520, 280, 60, 60))).toMatchObject({ left: 190 })
    expect(placed(rect(520, 280, 60, 60), rect(200, 280, 60, 60))).toMatchObject({ left: 350, top: 360 })
  })

  it('narrow windows put it above, or below', () => {
    const window = { width: 320, height: 600 }
    expect(tooltip(rect(20, 400, 280, 50), CARD, window)).toMatchObject({ left: 60, top: 290 })
    expect(tooltip(rect(20, 50, 280, 50), CARD, window)).toMatchObject({ left: 60, top: 110 })
  })

  it('gets less height rather than cover the anchor if it can scroll', () => {
    const window = { width: 320, height: 700 }
    const long = { width: 200, height: 650 }
    const [high, low] = [rect(20, 250, 280, 50), rect(20, 400, 280, 50)]
    expect(card(high, long, window)).toMatchObject({ top: 310, bottom: 690 })
    expect(card(low, long, window)).toMatchObject({ top: 10, bottom: 390 })
    expect(tooltip(high, long, window)).toMatchObject({ top: 40, bottom: 690 })
  })

  it('is never higher than the window', () => {
    const box = card(rect(20, 100, 280, 90), { width: 200, height: 900 }, { width: 320, height: 300 })
    expect(box).toMatchObject({ top: 10, bottom: 290 })
  })
})

const WINDOWS = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const

/** A long card, with normal letters and with letters twice as large: then it is higher than any window. */
const cardIn = (window: Size, letters: number): Size => ({
  width: Math.min(340 * letters, window.width - 20),
  height: 500 * letters,
})

const cases = WINDOWS.flatMap(([width, height]) => [1, 2].map((letters) => [width, height, letters] as const))

describe.each(cases)('in a window of %i by %i with letters %i times as large', (width, height, letters) => {
  it.each([
    ['tooltip', placeTooltip],
    ['card', placeCard],
  ])('a %s is inside the window beside 200 anchors', (_, placement) => {
    const window = { width, height }
    const anchors = fc
      .tuple(
        fc.integer({ min: -80, max: width }),
        fc.integer({ min: -80, max: height }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
      )
      .map(([left, top, wide, high]) => rect(left, top, wide, high))
    fc.assert(
      fc.property(anchors, (anchor) => {
        const box = placement({ anchor, avoid: [], size: cardIn(window, letters), window })
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(width)
        expect(box.bottom).toBeLessThanOrEqual(height)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a card that names another thing beside its anchor', () => {
  // A sign and the framed tile that it points at, on each side of the forest.
  const SIGNS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const

  it.each([
    [1440, 900, 120],
    [1024, 768, 86],
    [390, 844, 70],
  ])('leaves it visible in a window of %i by %i', (width, height, tile) => {
    for (const place of [placeCardClear, placeTooltipClear])
      for (const [across, down] of Object.values(SIGNS)) {
        const [x, y] = [width / 2 + across * tile, height / 3 + down * tile]
        const frame = rect(x - tile / 2, y - tile / 2, tile, tile)
        const sign = rect(x + across * tile - 36, y + down * tile - 20, 72, 40)
        const window = { width, height }
        const box = place({ anchor: sign, avoid: [frame], size: { width: 340, height: 180 }, window })
        expect(shared(box, frame)).toBe(0)
        expect(shared(box, rect(0, 0, width, height))).toBeCloseTo(340 * 180)
      }
  })
})
