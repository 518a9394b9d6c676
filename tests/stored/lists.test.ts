import { expect, test } from 'vitest'
import { heldBy, listsToday, type ReleasedList } from '../fixtures/lists.ts'
import games from '../fixtures/released.json' with { type: 'json' }
import lists from '../fixtures/released-lists.json' with { type: 'json' }

const released = lists as readonly ReleasedList[]

test.each(released)('all $name games lead where they led', async (list) => {
  expect(await heldBy(list)).toEqual(list.holds)
})

test('every form of list that is written today has a recorded one', async () => {
  const names = released.map(({ name }) => name)
  const today = await listsToday(games)
  expect(today.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([])
})

/** The number of origins when each form was recorded. Games of tables have come with the second file. */
const ORIGINS: Readonly<Record<string, number>> = { 'file 1': 7, 'database 1': 7, 'file 2': 8 }

test('such lists have games of both tales, with every origin of their time', () => {
  for (const { name, holds } of released) {
    expect(new Set(holds.map(({ tale }) => tale)).size).toBe(2)
    expect(new Set(holds.map(({ origin }) => origin)).size).toBe(ORIGINS[name])
    expect(holds.some(({ damaged }) => damaged)).toBe(false)
  }
})
