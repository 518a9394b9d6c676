import { expect, test } from 'vitest'
import games from '../fixtures/released.json' with { type: 'json' }
import { ENDINGS, type Released } from '../fixtures/released.ts'
import { writtenToday } from '../fixtures/written-today.ts'

const released: readonly Released[] = games

test.each(released)('of $tale, a game of $name still leads to where it led', async (one) => {
  expect(await ENDINGS[one.tale]?.(one)).toBe(one.end)
})

test('every form of a game that is written today has a recorded one', async () => {
  const names = released.map(({ tale, name }) => `${tale}: ${name}`)
  const today = (await writtenToday()).map(({ tale, name }) => `${tale}: ${name}`)
  expect(today.filter((name) => !names.includes(name))).toEqual([])
})
