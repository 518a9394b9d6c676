import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Seen } from '../../../../ui/stage/camera/sight.ts'
import { shiftInto } from './aside.ts'

const SEEN: Seen = {
  ...{ x: 400, y: 300, tile: 100, laidOut: 100 },
  size: { width: 800, height: 600 },
  cover: { top: 50, right: 100, bottom: 80, left: 200 },
}

const OWN = { width: 160, height: 40 }

test('keeps a box in place if it fits beside its tile', () => {
  expect(shiftInto(SEEN, { x: 0, y: 0 }, OWN, false)).toEqual({ x: 0, y: 0 })
})

test('moves a covered box clear of panels', () => {
  expect(shiftInto(SEEN, { x: -2, y: 0 }, OWN, false)).toEqual({ x: 80, y: 0 })
  expect(shiftInto(SEEN, { x: 3, y: 0 }, OWN, false)).toEqual({ x: -80, y: 0 })
  expect(shiftInto(SEEN, { x: 0, y: -2.5 }, OWN, false)).toEqual({ x: 0, y: 40 })
  expect(shiftInto(SEEN, { x: 0, y: 2 }, OWN, true)).toEqual({ x: 0, y: -20 })
})

test('keeps any tile’s box in view', () => {
  const place = fc.double({ min: -20, max: 20, noNaN: true })
  fc.assert(
    fc.property(place, place, fc.boolean(), (x, y, below) => {
      const shift = shiftInto(SEEN, { x, y }, OWN, below)
      const left = SEEN.x + x * SEEN.tile - OWN.width / 2 + shift.x
      const top = SEEN.y + y * SEEN.tile - (below ? 0 : OWN.height) + shift.y
      expect(left).toBeGreaterThanOrEqual(200 - 1e-6)
      expect(left + OWN.width).toBeLessThanOrEqual(700 + 1e-6)
      expect(top).toBeGreaterThanOrEqual(50 - 1e-6)
      expect(top + OWN.height).toBeLessThanOrEqual(520 + 1e-6)
    }),
  )
})

test('aligns a box that is too large with the start of the free area', () => {
  expect(shiftInto(SEEN, { x: 0, y: 0 }, { width: 900, height: 40 }, false).x).toBe(250)
})
