import { expect, test } from 'vitest'
import { heldBy, listsToday, type ReleasedList } from '../fixtures/lists.ts'
import games from '../fixtures/released.json' with { type: 'json' }
import lists from '../fixtures/released-lists.json' with { type: 'json' }

const released = lists as readonly ReleasedList[]

test.each(released)(
  'all games of a $name are there, as they were, and lead to where they led',
  async (list) => {
    expect(await heldBy(list)).toEqual(list.holds)
  },
)

test('every way in which many games are kept or saved today has one that was recorded', async () => {
  const names = released.map(({ name }) => name)
  const today = await listsToday(games)
  expect(today.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([])
})

test('such lists have games of both tales, that came in every way', () => {
  for (const { holds } of released) {
    expect(new Set(holds.map(({ tale }) => tale)).size).toBe(2)
    expect(new Set(holds.map(({ origin }) => origin)).size).toBe(7)
    expect(holds.some(({ damaged }) => damaged)).toBe(false)
  }
})
