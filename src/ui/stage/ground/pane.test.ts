import { describe, expect, it } from 'vitest'
import type { BoardPoint } from '../board-point.ts'
import { NO_INSET } from '../camera/camera-view.ts'
import { covers, farPane, farTile, nearPane, paneOf, seenPane } from './pane.ts'

const SEEN = { x: 300, y: 200, tile: 90.4, laidOut: 90.4, size: { width: 800, height: 600 }, cover: NO_INSET }
const BOX = { left: -2.5, top: -1.5, right: 3.5, bottom: 2.5 }
/** The box of a square tile. */
const around = ({ x, y }: BoardPoint) => ({ left: x - 0.5, top: y - 0.5, right: x + 0.5, bottom: y + 0.5 })

describe('the pixels of a tile', () => {
  it('are whole and end where neighbours begin', () => {
    for (const tile of [24, 56.31, 90.4, 211.917])
      for (let x = -5; x < 5; x++) {
        const { right, bottom } = paneOf(around({ x, y: -x }), tile)
        expect(Number.isInteger(right)).toBe(true)
        expect(paneOf(around({ x: x + 1, y: -x }), tile).left).toBe(right)
        expect(paneOf(around({ x, y: 1 - x }), tile).top).toBe(bottom)
      }
  })
})

describe('the sharp part', () => {
  it('covers the visible part and a margin', () => {
    expect(seenPane(SEEN, 2)).toEqual({ left: -600, top: -400, right: 1000, bottom: 800 })
    const near = nearPane(SEEN, 2)
    expect(covers(near, seenPane(SEEN, 2))).toBe(true)
    expect(covers(near, seenPane({ ...SEEN, x: SEEN.x + 100 }, 2))).toBe(true)
    expect(covers(near, seenPane({ ...SEEN, x: SEEN.x + 900 }, 2))).toBe(false)
  })
})

describe('the coarse part', () => {
  it('covers the whole board', () => {
    const pane = farPane(BOX, 64)
    expect(covers(pane, paneOf(around({ x: -2, y: -1 }), 64))).toBe(true)
    expect(covers(pane, paneOf(around({ x: 3, y: 2 }), 64))).toBe(true)
  })

  it('stays within the pixel limit for any board', () => {
    expect(farTile(BOX, 1)).toBe(64)
    expect(farTile(BOX, 2)).toBe(128)
    const large = { left: -30.5, top: -30.5, right: 30.5, bottom: 30.5 }
    const { left, right } = farPane(large, farTile(large, 2))
    expect((right - left) ** 2).toBeLessThanOrEqual(4e6)
  })
})
