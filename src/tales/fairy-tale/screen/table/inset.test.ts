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
    suggesting: false,
    futures: false,
  },
  safe: { top: 0, right: 0, bottom: 0, left: 0 },
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

it('leaves a low phone more of the board, and most where its sheet is folded; row and column stay clear', () => {
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

it('keeps room in a wide window for what is told of an aim, so that nothing moves when something is aimed', () => {
  expect(clearOf(USUAL)).toEqual({ ...insetOf(USUAL), bottom: insetOf(USUAL).bottom + 40 })
})

it('leaves room for the ribbon of who suggests, where that hangs over the board', () => {
  expect(clearOf({ ...USUAL, suggesting: true }).top).toBe(clearOf(USUAL).top + 44)
  expect(clearOf({ ...USUAL, layout: 'phone', suggesting: true }).top).toBe(
    clearOf({ ...USUAL, layout: 'phone' }).top,
  )
})

it('names what hangs in the corners: on the side of the playing hand, or turned to the far side', () => {
  const sides = (covering: Covering) => cornersOf(covering).map(({ across, down }) => `${down} ${across}`)
  expect(sides(USUAL)).toEqual(['bottom left', 'bottom right'])
  expect(sides({ ...USUAL, opening: true })).toEqual(['bottom right'])
  expect(sides({ ...USUAL, across: true })).toEqual(['top right', 'top left'])
  const low = { ...USUAL, layout: 'phone', low: true } as const
  expect(sides(low)).toEqual(['bottom left'])
  expect(sides({ ...low, hand: 'left' })).toEqual(['bottom right'])
  expect(sides({ ...USUAL, layout: 'phone' })).toEqual([])
})

it('leaves room for the whole ribbon, where a phone’s layout is as broad as a tablet', () => {
  const phone = { ...USUAL, layout: 'phone' } as const
  const broad = insetOf({ ...phone, roomy: true }).top
  expect(insetOf(phone).top).toBeLessThan(broad)
  // A low one leaves out what is told twice, however broad it is.
  expect(insetOf({ ...phone, low: true, roomy: true }).top).toBe(76)
})

it('grows on a large screen as a whole, with what hangs over the board', () => {
  vi.stubGlobal('innerWidth', 2560)
  vi.stubGlobal('innerHeight', 1440)
  const grown = { top: 140.8, right: 371.2, bottom: 179.2, left: 448 }
  for (const side of ['top', 'right', 'bottom', 'left'] as const)
    expect(insetOf(USUAL)[side]).toBeCloseTo(grown[side])
  expect(clearOf(USUAL).bottom - insetOf(USUAL).bottom).toBeCloseTo(64)
  expect(clearOf({ ...USUAL, suggesting: true }).top - clearOf(USUAL).top).toBeCloseTo(70.4)
  const column = cornersOf({ ...USUAL, opening: true })[0]
  expect(column?.width).toBeCloseTo(48 * 1.6 + 20)
  expect(column?.height).toBeCloseTo(272 * 1.6 + 20 - 64)
})

it('keeps clear of notches, wherever whoever plays sits', () => {
  const safe = { top: 47, right: 1, bottom: 34, left: 2 }
  expect(insetOf({ ...USUAL, safe })).toEqual({ top: 135, right: 233, bottom: 146, left: 282 })
  expect(insetOf({ ...USUAL, safe, across: true })).toMatchObject({ top: 159, bottom: 122 })
})

it('is the other way about for a left hand, and all round for whoever sits across', () => {
  expect(insetOf({ ...USUAL, hand: 'left' })).toMatchObject({ left: 232, right: 280, top: 88 })
  expect(insetOf({ ...USUAL, across: true })).toEqual({ top: 112, left: 232, bottom: 88, right: 280 })
})
