import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSession, seedText } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import { taleOfDay } from './tale-of-day.ts'

const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('gives each day a valid, different game', () => {
  fc.assert(
    fc.property(days, (day) => {
      const { config, seed } = taleOfDay(day)
      expect(openSession(fairyTale, config, seed).first.outcome).toBeNull()
      const heroes = config.seats.map(({ character }) => character)
      expect(new Set(heroes).size).toBe(heroes.length)
    }),
    { numRuns: 100 },
  )
})

test('gives a year distinct seeds and all characters', () => {
  const year = Array.from({ length: 365 }, (_, i) =>
    taleOfDay(new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10)),
  )
  expect(new Set(year.map(({ seed }) => seed)).size).toBe(365)
  const called = year.flatMap(({ config }) => config.seats.map(({ character }) => character))
  expect(new Set(called).size).toBe(10)
})

/** Fixed results: the game of a past day must never change. */
const FOR_EVER: Record<string, string> = {
  '2026-11-22': 'QMN-7TZ grim-tale three-little-pigs red-riding-hood rumpelstiltskin',
  '2026-11-23': 'VEZ-9FA grim-tale beast red-riding-hood',
  '2026-12-05': 'EB3-GQY fairy-tale red-riding-hood pied-piper huntsman aladdin',
  '2026-12-25': 'ST2-AQY bedtime-story red-riding-hood huntsman rapunzel aladdin',
  '2026-12-31': 'VFQ-37R bedtime-story beast rumpelstiltskin aladdin',
  '2027-01-01': 'A9X-6PA grim-tale red-riding-hood cinderella huntsman',
  '2027-02-28': '8PE-BMQ fairy-tale cinderella rumpelstiltskin pied-piper',
  '2028-02-29': 'N1V-8Z7 bedtime-story huntsman beast',
  '2030-06-21': 'P02-H5P fairy-tale huntsman three-little-pigs pied-piper cinderella',
  '2099-12-31': 'KMT-DBD bedtime-story cinderella aladdin',
}

test.each(Object.keys(FOR_EVER))('%s has the tale that it always had', (day) => {
  const { config, seed } = taleOfDay(day)
  const heroes = config.seats.map(({ character }) => character)
  expect([seedText(seed), config.difficulty, ...heroes].join(' ')).toBe(FOR_EVER[day])
})
