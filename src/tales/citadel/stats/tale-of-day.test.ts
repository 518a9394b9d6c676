import { expect, test } from 'vitest'
import { citadel } from '../../../engine/citadel/index.ts'
import { openSession, seedText } from '../../../engine/kernel/index.ts'
import { OWN, RIVALS, taleOfDay } from './tale-of-day.ts'

const YEAR = Array.from({ length: 365 }, (_, i) =>
  new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10),
)

test('every day has a playable game with one Order for the player', () => {
  for (const { config, seed } of YEAR.map(taleOfDay)) {
    expect(openSession(citadel, config, seed).first.winners).toBeNull()
    expect(citadel.seats(config).map(({ role }) => role)).toEqual([OWN, ...RIVALS])
  }
})

test('a year has no duplicate seed, and both versions are about equally frequent', () => {
  const days = YEAR.map(taleOfDay)
  expect(new Set(days.map(({ seed }) => seed)).size).toBe(365)
  const basic = days.filter(({ config }) => config.rules.version === 'basic')
  expect(Math.abs(basic.length - 365 / 2)).toBeLessThan(40)
})

/** Fixed results: games of the same day must stay comparable in all future versions. */
const FOR_EVER: Record<string, string> = {
  '2026-11-25': 'PS1-Q2G strategic plots off',
  '2026-12-25': 'M02-XTK basic plots off',
  '2028-02-29': 'SX1-44N basic plots off',
  '2099-12-31': 'GPB-VCA basic plots off',
}

test.each(Object.keys(FOR_EVER))('%s has the tale that it always had', (day) => {
  const { seed, config } = taleOfDay(day)
  expect([seedText(seed), ...Object.values(config.rules)].join(' ')).toBe(FOR_EVER[day])
})
