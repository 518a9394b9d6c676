import { describe, expect, it } from 'vitest'
import { NO_INSET } from '../../../../../ui/stage/camera/camera-view.ts'
import { marksFor } from './outside.ts'

/** A window of 800 by 600 with the Oak in its middle, and tiles of 100. */
const view = { x: 400, y: 300, tile: 100, size: { width: 800, height: 600 } }
const sheet = { ...NO_INSET, bottom: 200 }

describe('at the edge of the window', () => {
  it('marks nothing that is visible', () => {
    expect(marksFor([{ x: 3, y: 2 }], view, NO_INSET)).toEqual([])
  })

  it.each([
    ['east', { x: 9, y: 0 }, 0],
    ['west', { x: -9, y: 0 }, 180],
    ['south', { x: 0, y: 9 }, 90],
    ['north', { x: 0, y: -9 }, -90],
  ] as const)('things beyond it in the %s are marked there, inside the window', (side, spot, angle) => {
    const [mark] = marksFor([spot], view, NO_INSET)
    expect(mark).toMatchObject({ side, angle, spots: [spot] })
    expect(mark?.x).toBeGreaterThan(20)
    expect(mark?.x).toBeLessThan(780)
    expect(mark?.y).toBeGreaterThan(20)
    expect(mark?.y).toBeLessThan(580)
  })

  it('treats spots below a sheet as off-screen and puts the mark beside it', () => {
    const [mark] = marksFor([{ x: 0, y: 2 }], view, sheet)
    expect(mark?.side).toBe('south')
    expect(mark?.y).toBeLessThan(400)
  })

  it('has one mark for spots in the same direction; it reveals the nearest', () => {
    const marks = marksFor(
      [
        { x: 9, y: 0 },
        { x: 5, y: 0.1 },
        { x: -7, y: 0 },
      ],
      view,
      NO_INSET,
    )
    expect(marks.map(({ spots }) => spots.length).sort()).toEqual([1, 2])
    expect(marks.find(({ side }) => side === 'east')?.spots[0]).toEqual({ x: 5, y: 0.1 })
  })
})
