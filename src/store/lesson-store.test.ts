import { expect, test } from 'vitest'
import { createLesson } from './lesson-store.ts'
import { safeStorage } from './storage.ts'

/** A browser's storage with one text in it. */
function holding(text: string | null) {
  const texts = new Map(text === null ? [] : [['lesson', text]])
  return safeStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }))
}

test('resumes where it was left', () => {
  const storage = holding(null)
  createLesson(storage, 'lesson').getState().keep({ done: 4 })
  expect(createLesson(storage, 'lesson').getState()).toMatchObject({ done: 4, known: false })
})

test.each(['', '{', '7', '{"done":-1,"known":false}', '{"done":2.5,"known":false}', '{"done":1}'])(
  "unreadable data counts as a newcomer's: %s",
  (text) => {
    expect(createLesson(holding(text), 'lesson').getState()).toMatchObject({ done: 0, known: false })
  },
)
