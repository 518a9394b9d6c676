import { expect, test } from 'vitest'
import { safeStorage } from './storage.ts'
import { createTips } from './tips-store.ts'

/** A storage with one text in it, and a function that returns the current text. */
function holding(text: string | null) {
  const texts = new Map(text === null ? [] : [['tips', text]])
  const storage = safeStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }))
  return { storage, now: () => texts.get('tips') }
}

test('shows a tip once, after reload too', () => {
  const { storage } = holding(null)
  createTips(storage, 'tips').getState().tell('crowd', 'one 3')
  const later = createTips(storage, 'tips')
  later.getState().tell('crowd', 'two 1')
  expect(later.getState()).toMatchObject({ told: ['crowd'], open: null })
})

test('two tabs show and keep tips once', () => {
  const { storage, now } = holding(null)
  const [one, other] = [createTips(storage, 'tips'), createTips(storage, 'tips')]
  one.getState().tell('crowd', 'one 3')
  other.getState().tell('crowd', 'one 3')
  expect(other.getState().open).toBeNull()
  other.getState().tell('heart', 'one 4')
  one.getState().tell('undo', 'one 5')
  expect(JSON.parse(now() ?? '')).toEqual(['crowd', 'heart', 'undo'])
})

test.each(['', '{', '7', '{"crowd":true}', '[1]', `["${'x'.repeat(41)}"]`])(
  'unreadable data counts as no tips shown: %s',
  (text) => {
    expect(createTips(holding(text).storage, 'tips').getState().told).toEqual([])
  },
)
