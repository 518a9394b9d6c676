import { expect, test } from 'vitest'
import { fortland } from '../../../engine/fortland/index.ts'
import { openSession, seedText } from '../../../engine/kernel/index.ts'
import { taleOfDay } from './tale-of-day.ts'

const YEAR = Array.from({ length: 365 }, (_, i) =>
  new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10),
)

test('every day has a playable game with one country for the player', () => {
  for (const { config, seed, own, others } of YEAR.map(taleOfDay)) {
    expect(openSession(fortland, config, seed).first.outcome).toBeNull()
    expect([own, ...others]).toHaveLength(config.players.length)
    expect(others).not.toContain(own)
  }
})

test('all seeds of a year differ, and all countries and bots occur', () => {
  const days = YEAR.map(taleOfDay)
  expect(new Set(days.map(({ seed }) => seed)).size).toBe(365)
  expect(new Set(days.map(({ own }) => own)).size).toBe(4)
  expect(new Set(days.map(({ opponent }) => opponent)).size).toBe(3)
})

/** Snapshots of some days. They must never change, so that old results stay comparable. */
const FOR_EVER: Record<string, string> = {
  '2026-11-25': '88Q-P1F ash apprentice briar clover dill',
  '2026-12-25': 'DZD-M4X clover apprentice ash briar',
  '2028-02-29': '574-HJZ dill cub ash briar clover',
  '2099-12-31': 'TT7-JCN clover cub ash briar',
}

test.each(Object.keys(FOR_EVER))('%s has the tale that it always had', (day) => {
  const { seed, own, others, opponent } = taleOfDay(day)
  expect([seedText(seed), own, opponent, ...others].join(' ')).toBe(FOR_EVER[day])
})
