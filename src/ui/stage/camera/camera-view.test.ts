import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardPoint, BoardRect } from '../board-point.ts'
import {
  AIMED,
  between,
  type CameraView,
  fitView,
  furthestTile,
  heldView,
  type Inset,
  keptInSight,
  LARGEST_TILE,
  NO_INSET,
  type Size,
  SMALLEST_TILE,
  ownView as viewOf,
  zoomedAt,
} from './camera-view.ts'
import { fitParts } from './corners.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const sheets = { top: 86, right: 228, bottom: 104, left: 276 }
const sheet = { top: 78, right: 0, bottom: 298, left: 0 }

const box = (columns: number, rows: number): BoardRect => ({
  left: -columns / 2,
  top: -rows / 2,
  right: columns / 2,
  bottom: rows / 2,
})
/** The default view of a board that fills a box. */
const ownView = (board: BoardRect, focus: BoardPoint, size: Size, inset: Inset, places = false): CameraView =>
  viewOf(fitParts([board], size, inset), board, focus, size, inset, places)
const onScreen = ({ x, y, tile }: CameraView, spot: BoardPoint): BoardPoint => ({
  x: x + spot.x * tile,
  y: y + spot.y * tile,
})

describe('the view of the whole board', () => {
  it.each([
    [box(5, 4), desktop, sheets],
    [box(14, 9), desktop, sheets],
    [box(7, 7), phone, sheet],
  ])('is within the area that no panel covers: %o', (board, size, inset) => {
    const view = fitView(board, size, inset)
    const from = onScreen(view, { x: board.left, y: board.top })
    const to = onScreen(view, { x: board.right, y: board.bottom })
    expect(from.x).toBeGreaterThanOrEqual(inset.left)
    expect(from.y).toBeGreaterThanOrEqual(inset.top)
    expect(to.x).toBeLessThanOrEqual(size.width - inset.right)
    expect(to.y).toBeLessThanOrEqual(size.height - inset.bottom)
  })

  it('keeps the tiles of a small board at a comfortable size', () => {
    expect(fitView(box(3, 3), desktop, sheets).tile).toBe(118)
  })

  it.each([
    [1920, 1080, 140],
    [2560, 1440, 200],
  ])('is larger on a screen of %i by %i: tiles of %i pixels and more, up to 200', (width, height, least) => {
    const { tile } = fitView(box(3, 3), { width, height }, sheets)
    expect(tile).toBeGreaterThanOrEqual(least)
    expect(tile).toBeLessThanOrEqual(200)
  })

  it('shows the whole board by default while a finger can hit its tiles', () => {
    const focus = { x: 0, y: 0 }
    expect(ownView(box(5, 4), focus, desktop, sheets)).toEqual(fitView(box(5, 4), desktop, sheets))
    expect(ownView(box(12, 6), focus, phone, sheet).tile).toBe(60)
  })

  it('shows a whole board on a phone while its tiles can be pressed', () => {
    const focus = { x: 3, y: 0 }
    for (const [board, size, inset] of [
      [box(7, 7), phone, sheet],
      [box(10, 9), phone, sheet],
      [box(14, 13), desktop, sheets],
    ] as const) {
      const view = ownView(board, focus, size, inset)
      expect(view.tile).toBeGreaterThan(33)
      expect(onScreen(view, { x: board.left, y: board.top }).x).toBeGreaterThanOrEqual(inset.left)
      expect(onScreen(view, { x: board.right, y: 0 }).x).toBeLessThanOrEqual(size.width - inset.right)
      expect(ownView(board, focus, size, inset, true)).toEqual(view)
    }
  })

  it('keeps tiles large enough for a finger while places are shown', () => {
    const focus = { x: 0, y: 0 }
    const all = ownView(box(6 + 2 * AIMED, 6), focus, phone, sheet, true)
    expect(onScreen(all, { x: -3, y: 0 }).x).toBeGreaterThanOrEqual(all.tile * AIMED)
    expect(ownView(box(12, 6), focus, phone, sheet, true).tile).toBe(44)
  })

  it('shows a large board in part, around the character on turn', () => {
    const west = ownView(box(12, 6), { x: -5, y: 0 }, phone, sheet)
    const seen = onScreen(west, { x: -5, y: 0 })
    expect(seen.x).toBeGreaterThan(0)
    expect(seen.x).toBeLessThan(phone.width)
    const emptiness = onScreen(west, { x: -6, y: 0 }).x
    expect(emptiness).toBeLessThan(70)
  })
})

describe('zooming', () => {
  it('keeps the point under the pointer', () => {
    const view = { x: 700, y: 400, tile: 80 }
    const pin = { x: 1000, y: 300 }
    const nearer = zoomedAt(view, 120, pin)
    expect((pin.x - nearer.x) / nearer.tile).toBeCloseTo((pin.x - view.x) / view.tile)
    expect((pin.y - nearer.y) / nearer.tile).toBeCloseTo((pin.y - view.y) / view.tile)
  })

  it('stops at the smallest and the largest tile', () => {
    const view = { x: 0, y: 0, tile: 80 }
    expect(zoomedAt(view, 9999, view).tile).toBe(LARGEST_TILE)
    expect(zoomedAt(view, 1, view).tile).toBe(SMALLEST_TILE)
    expect(zoomedAt(view, 1, view, 39).tile).toBe(39)
  })

  it('stops slightly beyond the whole board’s view', () => {
    const size = { width: 900, height: 600 }
    const small = { left: -1.5, top: -1.5, right: 1.5, bottom: 1.5 }
    const large = { left: -7.5, top: -7.5, right: 7.5, bottom: 7.5 }
    expect(furthestTile(fitView(small, size, NO_INSET))).toBeCloseTo(
      fitView(small, size, NO_INSET).tile * 0.75,
    )
    expect(furthestTile(fitView(large, size, NO_INSET))).toBeCloseTo(
      fitView(large, size, NO_INSET).tile * 0.75,
    )
  })
})

describe('a board stays in sight', () => {
  const cross = [
    { x: 0, y: 0 },
    { x: 0, y: -4 },
    { x: 6, y: 0 },
  ]
  it('keeps a view unchanged, also one of the whole board with an empty center', () => {
    const view = { x: 500, y: 400, tile: 90 }
    expect(keptInSight(view, cross, desktop, NO_INSET)).toBe(view)
    const ends = [
      { x: -4, y: 3 },
      { x: 4, y: 3 },
    ]
    const whole = fitView({ left: -4.6, top: -3.6, right: 4.6, bottom: 3.6 }, desktop, sheets)
    expect(keptInSight(whole, ends, desktop, sheets)).toBe(whole)
  })

  it.each([
    { x: 9000, y: 400 },
    { x: -9000, y: -9000 },
    { x: 1500, y: 1000 },
  ])('a view beside it returns to the nearest tile: %o', (corner) => {
    const view = keptInSight({ ...corner, tile: LARGEST_TILE }, cross, desktop, NO_INSET)
    const visible = cross.some((tile) => {
      const { x, y } = onScreen(view, tile)
      return x > 0 && y > 0 && x < desktop.width && y < desktop.height
    })
    expect(visible).toBe(true)
  })
})

describe('an animation between two views', () => {
  it('begins and ends at the given views', () => {
    const from = { x: 100, y: 100, tile: 60 }
    const to = { x: 500, y: 300, tile: 118 }
    const middle = { x: 700, y: 450 }
    const close = (a: CameraView, b: CameraView) => {
      expect(a.x).toBeCloseTo(b.x)
      expect(a.y).toBeCloseTo(b.y)
      expect(a.tile).toBeCloseTo(b.tile)
    }
    close(between(from, to, 0, middle), from)
    close(between(from, to, 1, middle), to)
  })
})

describe('a view held by fingers', () => {
  const spot = fc.record({ x: fc.integer({ min: -8, max: 8 }), y: fc.integer({ min: -8, max: 8 }) })
  const view = fc.record({ x: fc.integer(), y: fc.integer(), tile: fc.integer({ min: 24, max: 260 }) })
  const seen = ({ x, y, tile }: CameraView, of: BoardPoint): BoardPoint => ({
    x: x + of.x * tile,
    y: y + of.y * tile,
  })

  it('keeps the point of one finger under it, and the tile size', () => {
    fc.assert(
      fc.property(view, spot, spot, (before, point, held) => {
        const after = heldView(before, [{ point, spot: held }])
        expect(after?.tile).toBe(before.tile)
        expect(after && seen(after, held)).toEqual(point)
      }),
    )
  })

  it('keeps the points of two fingers under both, up to the largest tile', () => {
    fc.assert(
      fc.property(view, spot, spot, fc.integer({ min: 24, max: 260 }), (before, one, other, tile) => {
        fc.pre(one.x !== other.x || one.y !== other.y)
        const asked = { ...before, tile }
        const grips = [one, other].map((held) => ({ point: seen(asked, held), spot: held }))
        const after = heldView(before, grips)
        for (const { point, spot: held } of grips) {
          const at = after && seen(after, held)
          expect(at?.x).toBeCloseTo(point.x, 3)
          expect(at?.y).toBeCloseTo(point.y, 3)
        }
      }),
    )
  })

  it('stays within the zoom limits, and keeps its size if both fingers hold one point', () => {
    const wide = [
      { point: { x: 0, y: 0 }, spot: { x: 0, y: 0 } },
      { point: { x: 1000, y: 0 }, spot: { x: 1, y: 0 } },
    ]
    const after = heldView({ x: 0, y: 0, tile: 80 }, wide)
    expect(after?.tile).toBe(LARGEST_TILE)
    expect(after && seen(after, { x: 0.5, y: 0 })).toEqual({ x: 500, y: 0 })
    const narrow = wide.map(({ spot: held }) => ({ point: { x: 5, y: 5 }, spot: held }))
    expect(heldView({ x: 0, y: 0, tile: 80 }, narrow, 40)?.tile).toBe(40)
    const same = wide.map(({ point }) => ({ point, spot: { x: 2, y: 2 } }))
    expect(heldView({ x: 0, y: 0, tile: 80 }, same)?.tile).toBe(80)
    expect(heldView({ x: 0, y: 0, tile: 80 }, [])).toBeNull()
  })
})
