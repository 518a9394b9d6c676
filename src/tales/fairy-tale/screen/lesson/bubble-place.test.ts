import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shared } from '../../../../ui/input/placement.ts'
import { bubblePlace } from './bubble-place.ts'

const BUBBLES = { desk: { width: 392, height: 290 }, phone: { width: 340, height: 210 } }
const WINDOWS = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } }

test.each(['desk', 'phone'] as const)(
  'on a %s the bubble never covers what it is about, wherever that lies',
  (name) => {
    const [size, window] = [BUBBLES[name], WINDOWS[name]]
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: window.width - 160 }),
        fc.integer({ min: 0, max: window.height - 160 }),
        fc.integer({ min: 20, max: 160 }),
        (left, top, wide) => {
          const about = { left, top, right: left + wide, bottom: top + wide }
          const lies = bubblePlace(about, size, window)
          expect(shared(lies, about)).toBe(0)
          expect(lies.left).toBeGreaterThanOrEqual(0)
          expect(lies.top).toBeGreaterThanOrEqual(0)
          expect(lies.right).toBeLessThanOrEqual(window.width)
          expect(lies.bottom).toBeLessThanOrEqual(window.height)
        },
      ),
    )
  },
)

test('about nothing it lies at the foot of the window', () => {
  expect(bubblePlace(null, BUBBLES.phone, WINDOWS.phone)).toMatchObject({ left: 25, top: 626 })
})
