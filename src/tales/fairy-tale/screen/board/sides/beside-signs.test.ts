import { describe, expect, it } from 'vitest'
import { fitView, NO_INSET } from '../../../../../ui/stage/camera/view.ts'
import type { Box } from '../../../../../ui/stage/spot.ts'
import { besideSigns } from './beside-signs.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const clear = { top: 84, right: 0, bottom: 400, left: 0 }
const box = (columns: number, rows: number): Box => ({
  left: -columns / 2,
  top: -rows / 2,
  right: columns / 2,
  bottom: rows / 2,
})

describe('the signs that ask for a side', () => {
  it('stand beside a high forest, above and below a broad one, and round one that has the room', () => {
    expect(besideSigns(box(3, 7), phone, clear, true).places).toBe('column')
    expect(besideSigns(box(7, 3), phone, clear, true).places).toBe('row')
    expect(besideSigns(box(3, 3), desktop, NO_INSET, false).places).toBe('round')
  })

  it.each([box(3, 7), box(7, 3), box(4, 5)])('have room of their own: %o', (forest) => {
    const { places, inset } = besideSigns(forest, phone, clear, true)
    const { x, y, tile } = fitView(forest, phone, inset)
    const beside = places === 'row' ? 0 : 108
    expect(x + forest.left * tile).toBeGreaterThanOrEqual(beside)
    expect(x + forest.right * tile).toBeLessThanOrEqual(phone.width - beside)
    const room = places === 'column' ? 0 : 80
    expect(y + forest.top * tile).toBeGreaterThanOrEqual(clear.top + room)
    expect(y + forest.bottom * tile).toBeLessThanOrEqual(phone.height - clear.bottom - room)
  })
})
