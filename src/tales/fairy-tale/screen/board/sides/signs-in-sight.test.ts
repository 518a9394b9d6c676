import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from '../../../../../engine/kernel/index.ts'
import { NO_INSET } from '../../../../../ui/stage/camera/camera-view.ts'
import { cornerBox, overlaps } from '../../../../../ui/stage/camera/corners.ts'
import { type Looked, signBox, signsInSight } from './signs-in-sight.ts'

const CROSS = [
  { x: 0, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
]
const SPOTS = {
  north: { x: 0, y: -1.9, enters: true },
  east: { x: 2.06, y: 0, enters: true },
  south: { x: 0, y: 1.9, enters: true },
  west: { x: -2.06, y: 0, enters: true },
}
const SIZE = { width: 800, height: 600 }

/** The view with tiles of 100 pixels and the Oak off the middle by `x` and `y`. */
const looked = (x = 0, y = 0, cover: Looked['cover'] = NO_INSET): Looked => ({
  view: { x: 400 + x, y: 300 + y, tile: 100 },
  size: SIZE,
  cover,
})

const boxes = (at: Looked) => {
  const found = signsInSight(SPOTS, CROSS, at)
  const { x, y, tile } = at.view
  return DIRECTIONS.map((side) => signBox({ x: x + found[side].x * tile, y: y + found[side].y * tile }, tile))
}

describe('the sign posts in the view', () => {
  it('stay at their spots if uncovered', () => {
    expect(signsInSight(SPOTS, CROSS, looked())).toBe(SPOTS)
  })

  it.each([
    ['dragged far', looked(350, -250)],
    ['dragged away', looked(-2000, 900)],
    ['beside sheets', looked(0, 0, { top: 120, right: 150, bottom: 200, left: 210 })],
  ])('are all in sight and apart, when the view is %s', (_, at) => {
    const { cover } = at
    const { x, y, tile } = at.view
    for (const side of DIRECTIONS) {
      const spot = signsInSight(SPOTS, CROSS, at)[side]
      // A sign that was moved no longer marks the entrance.
      expect(spot.enters).toBe(
        x + spot.x * tile === x + SPOTS[side].x * tile && y + spot.y * tile === y + SPOTS[side].y * tile,
      )
    }
    for (const [index, box] of boxes(at).entries()) {
      expect(box.left).toBeGreaterThan(cover.left - 0.01)
      expect(box.top).toBeGreaterThan(cover.top - 0.01)
      expect(box.right).toBeLessThan(SIZE.width - cover.right + 0.01)
      expect(box.bottom).toBeLessThan(SIZE.height - cover.bottom + 0.01)
      for (const other of boxes(at).slice(index + 1)) expect(overlaps(box, other)).toBe(false)
    }
  })

  it('find a spot clear of the forest and of tools in the corners', () => {
    const corner = { across: 'left', down: 'bottom', width: 260, height: 90 } as const
    const at = looked(-150, 120, { ...NO_INSET, corners: [corner] })
    const { view } = at
    const south = boxes(at)[DIRECTIONS.indexOf('south')]
    expect(south && overlaps(south, cornerBox(corner, SIZE, NO_INSET))).toBe(false)
    const tile = { left: view.x - 50, right: view.x + 50, top: view.y + 50, bottom: view.y + 150 }
    expect(south && overlaps(south, tile)).toBe(false)
  })
})
