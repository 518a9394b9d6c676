import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Covering, clearOf, cornersOf, insetOf } from './inset.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { style: { fontSize: '100%' } } })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
  vi.stubGlobal('innerHeight', 844)
  vi.stubGlobal('innerWidth', 844)
})
afterEach(() => vi.unstubAllGlobals())

const USUAL: Covering = {
  ...{
    layout: 'wide',
    low: false,
    roomy: false,
    folded: false,
    opening: false,
    devices: false,
  },
  safe: { top: 0, right: 0, bottom: 0, left: 0 },
  ...{ letters: '100', hand: 'right', across: false },
}

it('leaves the board the area outside the sheets', () => {
  expect(insetOf(USUAL)).toEqual({ top: 88, right: 232, bottom: 112, left: 280 })
})

it('grows with the font size: side sheets, and the sheet of a phone within limits', () => {
  expect(insetOf({ ...USUAL, letters: '150' })).toMatchObject({ right: 348, left: 420 })
  expect(insetOf({ ...USUAL, layout: 'phone', letters: '125' }).bottom).toBeCloseTo(417.5)
  vi.stubGlobal('innerHeight', 700)
  expect(insetOf({ ...USUAL, layout: 'phone', letters: '150' }).bottom).toBeCloseTo(428)
  expect(insetOf({ ...USUAL, layout: 'across', letters: '150' }).right).toBe(426)
})

it('leaves a low phone more board, and most with a folded sheet; tools keep clear', () => {
  const low = { ...USUAL, layout: 'phone', low: true } as const
  vi.stubGlobal('innerWidth', 360)
  expect(insetOf(low)).toMatchObject({ top: 76, bottom: 300 })
  expect(insetOf({ ...low, folded: true })).toMatchObject({ top: 76, bottom: 134 })
  expect(clearOf(low).right).toBeGreaterThan(insetOf(low).right + 48)
  const high = { ...low, low: false }
  expect(clearOf(high).bottom).toBeGreaterThan(insetOf(high).bottom + 48)
  expect(clearOf({ ...USUAL, layout: 'across' }).right).toBeGreaterThan(
    insetOf({ ...USUAL, layout: 'across' }).right,
  )
  const left = { ...USUAL, layout: 'across', hand: 'left' } as const
  expect(clearOf(left).left).toBeGreaterThan(insetOf(left).left)
  expect(clearOf(left).right).toBe(insetOf(left).right)
})

it('reserves room for the text of an aim', () => {
  expect(clearOf(USUAL)).toEqual({ ...insetOf(USUAL), bottom: insetOf(USUAL).bottom + 40 })
})

it('leaves room for the line of people and devices in every layout', () => {
  for (const layout of ['wide', 'rail', 'phone', 'across'] as const)
    expect(clearOf({ ...USUAL, layout, devices: true }).top).toBe(clearOf({ ...USUAL, layout }).top + 38)
})

it('returns the corners by playing hand, or turned to the far side', () => {
  const sides = (covering: Covering) => cornersOf(covering).map(({ across, down }) => `${down} ${across}`)
  expect(sides(USUAL)).toEqual(['bottom left', 'bottom right'])
  expect(sides({ ...USUAL, opening: true })).toEqual(['bottom right'])
  expect(sides({ ...USUAL, across: true })).toEqual(['top right', 'top left'])
  const low = { ...USUAL, layout: 'phone', low: true } as const
  expect(sides(low)).toEqual(['bottom left'])
  expect(sides({ ...low, hand: 'left' })).toEqual(['bottom right'])
  expect(sides({ ...USUAL, layout: 'phone' })).toEqual([])
})

it('leaves room for the ribbon on broad phones', () => {
  const phone = { ...USUAL, layout: 'phone' } as const
  const broad = insetOf({ ...phone, roomy: true }).top
  expect(insetOf(phone).top).toBeLessThan(broad)
  // A low phone leaves out repeated texts at any width.
  expect(insetOf({ ...phone, low: true, roomy: true }).top).toBe(76)
})

it('scales as a whole on a large screen, with the controls over the board', () => {
  vi.stubGlobal('innerWidth', 2560)
  vi.stubGlobal('innerHeight', 1440)
  const grown = { top: 140.8, right: 371.2, bottom: 179.2, left: 448 }
  for (const side of ['top', 'right', 'bottom', 'left'] as const)
    expect(insetOf(USUAL)[side]).toBeCloseTo(grown[side])
  expect(clearOf(USUAL).bottom - insetOf(USUAL).bottom).toBeCloseTo(64)
  expect(clearOf({ ...USUAL, devices: true }).top - clearOf(USUAL).top).toBeCloseTo(60.8)
  const column = cornersOf({ ...USUAL, opening: true })[0]
  expect(column?.width).toBeCloseTo(48 * 1.6 + 20)
  expect(column?.height).toBeCloseTo(272 * 1.6 + 20 - 64)
})

it('keeps clear of notches on both sides', () => {
  const safe = { top: 47, right: 1, bottom: 34, left: 2 }
  expect(insetOf({ ...USUAL, safe })).toEqual({ top: 135, right: 233, bottom: 146, left: 282 })
  expect(insetOf({ ...USUAL, safe, across: true })).toMatchObject({ top: 159, bottom: 122 })
})

it('is mirrored for a left hand, and rotated for a player at the far side', () => {
  expect(insetOf({ ...USUAL, hand: 'left' })).toMatchObject({ left: 232, right: 280, top: 88 })
  expect(insetOf({ ...USUAL, across: true })).toEqual({ top: 112, left: 232, bottom: 88, right: 280 })
})
