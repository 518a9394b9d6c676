import { expect, test } from 'vitest'
import { createSeals } from './seals-store.ts'
import { SEALS_KEY } from './storage.ts'
import { fakeStorage } from './testing.ts'

test('a seal stays with the game that earned it first, also after a reload', () => {
  const { storage } = fakeStorage()
  createSeals(storage).getState().press(['race/far'], 'one', 10)
  const after = createSeals(storage)
  after.getState().press(['race/far', 'race/near'], 'two', 20)
  const seals = { 'race/far': { game: 'one', when: 10 }, 'race/near': { game: 'two', when: 20 } }
  expect(after.getState().seals).toEqual(seals)
  expect(createSeals(storage).getState().seals).toEqual(seals)
})

test('two tabs add their own seals, and neither loses the other’s', () => {
  const { storage } = fakeStorage()
  const [one, other] = [createSeals(storage), createSeals(storage)]
  one.getState().press(['race/far'], 'one', 10)
  other.getState().press(['race/near'], 'two', 20)
  expect(Object.keys(createSeals(storage).getState().seals)).toEqual(['race/far', 'race/near'])
})

test.each(['', '[]', '{"race/far":7}', '{"__proto__":{"game":"x","when":1}}', 'null'])(
  'unreadable data presses nothing: %s',
  (text) => {
    const { storage } = fakeStorage({ [SEALS_KEY]: text })
    expect(Object.keys(createSeals(storage).getState().seals)).toEqual([])
  },
)

test('without a storage, a seal lasts until the page is closed', () => {
  const fake = fakeStorage()
  fake.trouble = 'forbidden'
  const seals = createSeals(fake.storage)
  seals.getState().press(['race/far'], 'one', 10)
  expect(seals.getState().seals).toHaveProperty(['race/far'])
})
