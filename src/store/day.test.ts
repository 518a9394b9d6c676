import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, noonOf } from './day.ts'

test('a day is read as it is written', () => {
  const dates = fc.date({ min: new Date(2020, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (date) => {
      const noon = noonOf(dayOf(date))
      expect(noon && dayOf(noon)).toBe(dayOf(date))
    }),
  )
})

test('the day is that of the clock on the wall, from its first minute to its last', () => {
  expect(dayOf(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22')
  expect(dayOf(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22')
})

test('what is no day is none', () => {
  for (const text of ['', 'today', '2026-11-31', '2026-13-01', '2026-1-1', '2026-11-22x', '0000-00-00']) {
    expect(noonOf(text)).toBeNull()
  }
})
