import { expect, test } from 'vitest'
import { fortress } from '../../../engine/fortress/index.ts'
import { openSession, seedText } from '../../../engine/kernel/index.ts'
import { siegeOfDay } from './tale-of-day.ts'

const YEAR = Array.from({ length: 365 }, (_, i) =>
  new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10),
)

test('every day has a playable siege, never one of the road [S 26]', () => {
  for (const { config, seed, defenders } of YEAR.map(siegeOfDay)) {
    const { first } = openSession(fortress, config, seed)
    expect(first.outcome).toBeNull()
    expect(first.garrison).toHaveLength(defenders)
    expect(first.place.name).toBeNull()
  }
})

test('a year’s seeds differ and use all decks', () => {
  const days = YEAR.map(siegeOfDay)
  expect(new Set(days.map(({ seed }) => seed)).size).toBe(365)
  expect(new Set(days.map(({ deck }) => deck)).size).toBe(4)
})

/** Snapshots of some days, which must never change, so that old results stay comparable. */
const FOR_EVER: Record<string, string> = {
  '2026-11-25': 'SZJ-EZG night-court 4',
  '2026-12-25': 'VKQ-RD6 bremen-road 6',
  '2028-02-29': '2T5-75X deep-forest 5',
  '2099-12-31': '2SW-WMB night-court 6',
}

test.each(Object.keys(FOR_EVER))('%s has the siege that it always had', (day) => {
  const { seed, deck, defenders } = siegeOfDay(day)
  expect([seedText(seed), deck, defenders].join(' ')).toBe(FOR_EVER[day])
})
