import { describe, expect, it } from 'vitest'
import { NO_INSET } from '../../../../../ui/stage/camera/view.ts'
import { marksFor } from './outside.ts'

/** A window of 800 by 600 with the oak in its middle, and tiles of 100. */
const view = { x: 400, y: 300, tile: 100, size: { width: 800, height: 600 } }
const sheet = { ...NO_INSET, bottom: 200 }

describe('at the edge of the window', () => {
  it('nothing is marked that can be seen', () => {
    expect(marksFor([{ x: 3, y: 2 }], view, NO_INSET)).toEqual([])
  })

  it.each([
    ['east', { x: 9, y: 0 }, 0],
    ['west', { x: -9, y: 0 }, 180],
    ['south', { x: 0, y: 9 }, 90],
    ['north', { x: 0, y: -9 }, -90],
  ] as const)('what lies beyond it in the %s is marked there, inside the window', (side, spot, angle) => {
    const [mark] = marksFor([spot], view, NO_INSET)
    expect(mark).toMatchObject({ side, angle, spots: [spot] })
    expect(mark?.x).toBeGreaterThan(20)
    expect(mark?.x).toBeLessThan(780)
    expect(mark?.y).toBeGreaterThan(20)
    expect(mark?.y).toBeLessThan(580)
  })

  it('below a sheet counts as beyond, and the mark lies beside the sheet', () => {
    const [mark] = marksFor([{ x: 0, y: 2 }], view, sheet)
    expect(mark?.side).toBe('south')
    expect(mark?.y).toBeLessThan(400)
  })

  it('those that lie the same way have one mark, which brings the nearest into sight', () => {
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
