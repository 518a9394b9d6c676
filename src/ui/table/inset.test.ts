import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Covering, insetOf } from './inset.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { style: { fontSize: '100%' } } })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
  vi.stubGlobal('innerHeight', 844)
  vi.stubGlobal('innerWidth', 844)
})
afterEach(() => vi.unstubAllGlobals())

const USUAL: Covering = {
  ...{ layout: 'wide', low: false, futures: false },
  ...{ letters: '100', hand: 'right', across: false },
}

it('leaves the board what the sheets do not cover', () => {
  expect(insetOf(USUAL)).toEqual({ top: 88, right: 232, bottom: 112, left: 280 })
  expect(insetOf({ ...USUAL, futures: true }).bottom).toBeGreaterThan(300)
})

it('grows with the letters: sheets at the sides, and the sheet of a phone as far as it does', () => {
  expect(insetOf({ ...USUAL, letters: '150' })).toMatchObject({ right: 348, left: 420 })
  expect(insetOf({ ...USUAL, layout: 'phone', letters: '125' }).bottom).toBeCloseTo(417.5)
  vi.stubGlobal('innerHeight', 700)
  expect(insetOf({ ...USUAL, layout: 'phone', letters: '150' }).bottom).toBeCloseTo(428)
  expect(insetOf({ ...USUAL, layout: 'across', letters: '150' }).right).toBe(426)
})

it('is the other way about for a left hand, and all round for whoever sits across', () => {
  expect(insetOf({ ...USUAL, hand: 'left' })).toMatchObject({ left: 232, right: 280, top: 88 })
  expect(insetOf({ ...USUAL, across: true })).toEqual({ top: 112, left: 232, bottom: 88, right: 280 })
})
