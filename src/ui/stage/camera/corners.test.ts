import { describe, expect, it } from 'vitest'
import type { BoardRect } from '../board-point.ts'
import { type CameraView, fitView } from './camera-view.ts'
import { type Corner, cornerBox, fitParts, overlaps } from './corners.ts'

const desk = { width: 1280, height: 800 }
const sheets = { top: 88, right: 232, bottom: 112, left: 280 }
const hint: Corner = { across: 'right', down: 'top', width: 350, height: 230 }
const plank: Corner = { across: 'left', down: 'bottom', width: 260, height: 70 }

const part = (x: number, y: number): BoardRect => ({
  left: x - 0.6,
  top: y - 0.6,
  right: x + 0.6,
  bottom: y + 0.6,
})
const cross = [part(0, 0), part(0, -2), part(0, 2), part(2, 0), part(-2, 0)]
const full = [-2, 0, 2].flatMap((x) => [-2, 0, 2].map((y) => part(x, y)))

const seen = ({ x, y, tile }: CameraView, { left, top, right, bottom }: BoardRect): BoardRect => ({
  left: x + left * tile,
  top: y + top * tile,
  right: x + right * tile,
  bottom: y + bottom * tile,
})

describe('a board beside boxes in the corners', () => {
  it.each([
    ['a cross', cross, [hint]],
    ['a square', full, [hint]],
    ['a square', full, [hint, plank]],
  ])('%s: no part of it is covered', (_, parts, corners) => {
    const view = fitParts(parts, desk, { ...sheets, corners })
    for (const corner of corners) {
      const box = cornerBox(corner, desk, sheets)
      expect(parts.filter((one) => overlaps(seen(view, one), box))).toEqual([])
    }
  })

  it('shows a whole board beside a corner, if tiles are too small', () => {
    const low = { width: 480, height: 300 }
    const wide = { ...plank, width: 300 }
    const inset = { top: 0, right: 0, bottom: 0, left: 0 }
    const box = { left: -4, top: -4, right: 4, bottom: 4 }
    expect(fitParts([box], low, { ...inset, corners: [wide] })).toEqual(fitView(box, low, inset))
  })

  it('moves a board aside by a fraction of a corner if that is enough', () => {
    const corner = { ...plank, width: 390, height: 230 }
    const box = { left: -2.6, top: -2.6, right: 2.6, bottom: 2.6 }
    const view = fitParts(cross, desk, { ...sheets, corners: [corner] })
    const beside = fitView(box, desk, { ...sheets, left: sheets.left + corner.width })
    expect(view.tile).toBeGreaterThan(beside.tile)
    const covered = cornerBox(corner, desk, sheets)
    expect(cross.filter((one) => overlaps(seen(view, one), covered))).toEqual([])
  })

  it('ignores corners that cover none of its parts', () => {
    const [small] = [{ ...hint, width: 150, height: 120 }]
    const box = { left: -2.6, top: -2.6, right: 2.6, bottom: 2.6 }
    expect(fitParts(cross, desk, { ...sheets, corners: [small] })).toEqual(fitView(box, desk, sheets))
  })
})
