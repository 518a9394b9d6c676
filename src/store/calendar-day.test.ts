import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, noonOf, weekOf } from './calendar-day.ts'

test('reads a day in its written form', () => {
  const dates = fc.date({ min: new Date(2020, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (date) => {
      const noon = noonOf(dayOf(date))
      expect(noon && dayOf(noon)).toBe(dayOf(date))
    }),
  )
})

test('the day is the local date, from its first minute to its last', () => {
  expect(dayOf(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22')
  expect(dayOf(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22')
})

test('rejects texts that are no valid date', () => {
  for (const text of ['', 'today', '2026-11-31', '2026-13-01', '2026-1-1', '2026-11-22x', '0000-00-00']) {
    expect(noonOf(text)).toBeNull()
  }
})

test('a week ends with today while the shown day is one of the last seven', () => {
  const week = [
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]
  expect(weekOf('2026-11-29', '2026-11-29')).toEqual(week)
  expect(weekOf('2026-11-23', '2026-11-29')).toEqual(week)
})

test('a week is right over the end of month and year', () => {
  const week = weekOf('2026-01-01', '2026-11-29')
  expect(week).toHaveLength(7)
  expect(week[0]).toBe('2025-12-29')
  expect(week[3]).toBe('2026-01-01')
  expect(week[6]).toBe('2026-01-04')
})

test('a week never goes beyond today', () => {
  expect(weekOf('2026-11-22', '2026-11-29').at(-1)).toBe('2026-11-25')
  expect(weekOf('2026-12-24', '2026-11-29').at(-1)).toBe('2026-11-29')
})
