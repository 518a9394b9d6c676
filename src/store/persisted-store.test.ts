import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createStore } from 'zustand'
import { onStorageChange, persisted, readJson } from './persisted-store.ts'
import { fakeStorage } from './testing.ts'

/** A tab that stores some words. */
function tab(
  { storage }: ReturnType<typeof fakeStorage>,
  options: Partial<Parameters<typeof persisted<readonly string[]>>[0]> = {},
) {
  const store = createStore<{ words: readonly string[]; problem: string | null }>(() => ({
    words: [],
    problem: null,
  }))
  const kept = persisted<readonly string[]>({
    storage,
    key: 'words',
    fresh: [],
    read: readJson(v.array(v.string())),
    write: JSON.stringify,
    now: () => store.getState().words,
    show: (words, problem) => store.setState({ words, problem }),
    ...options,
  })
  return { kept, store, add: (word: string) => kept.update((words) => [...words, word]) }
}

test('applies a change to the stored text, which another tab may have changed', () => {
  const fake = fakeStorage()
  const [one, other] = [tab(fake), tab(fake)]
  expect(one.add('oak')).toBe('ok')
  expect(other.add('elm')).toBe('ok')
  expect(fake.texts.get('words')).toBe('["oak","elm"]')
})

test('only events of this or all keys count', () => {
  const fake = fakeStorage({ words: '["oak"]' })
  const { store } = tab(fake)
  fake.texts.set('words', '["elm"]')
  onStorageChange('other')
  expect(store.getState().words).toEqual(['oak'])
  onStorageChange('words')
  expect(store.getState().words).toEqual(['elm'])
  fake.texts.clear()
  onStorageChange(null)
  expect(store.getState().words).toEqual([])
})

test('a text that cannot be read is reported, and stays until something is changed', () => {
  const fake = fakeStorage({ words: '{' })
  const { store, add, kept } = tab(fake)
  expect(store.getState()).toEqual({ words: [], problem: 'unreadable' })
  kept.update((words) => words)
  expect(fake.texts.get('words')).toBe('{')
  add('oak')
  expect(store.getState()).toEqual({ words: ['oak'], problem: null })
  expect(fake.texts.get('words')).toBe('["oak"]')
})

test('a text turned unreadable leaves the page unchanged', () => {
  const fake = fakeStorage({ words: '["oak"]' })
  const { store } = tab(fake)
  fake.texts.set('words', '{')
  onStorageChange('words')
  expect(store.getState()).toEqual({ words: ['oak'], problem: 'unreadable' })
})

test.each(['full', 'forbidden', 'unreadable'] as const)(
  'reports a change that a %s storage refuses, and keeps it',
  (trouble) => {
    const fake = fakeStorage()
    fake.trouble = trouble
    const { store, add } = tab(fake)
    expect(add('oak')).toBe(trouble)
    expect(store.getState().words).toEqual(['oak'])
  },
)

test('stores a change that found no room on top of what another tab stored', () => {
  const fake = fakeStorage()
  const [one, other] = [tab(fake), tab(fake)]
  fake.trouble = 'full'
  one.add('oak')
  fake.trouble = null
  other.add('elm')
  onStorageChange('words')
  expect(one.store.getState().words).toEqual(['elm', 'oak'])
  expect(fake.texts.get('words')).toBe('["elm","oak"]')
})

test('does not overwrite a text that became unreadable with an unsaved change', () => {
  const fake = fakeStorage()
  const { store, add } = tab(fake)
  fake.trouble = 'full'
  add('oak')
  fake.trouble = null
  fake.texts.set('words', '{')
  onStorageChange('words')
  onStorageChange('words')
  expect(fake.texts.get('words')).toBe('{')
  expect(store.getState()).toEqual({ words: ['oak'], problem: 'unreadable' })
  add('elm')
  expect(fake.texts.get('words')).toBe('["oak","elm"]')
})

test('copies the text of an earlier version once, even with two tabs, and leaves it', () => {
  const fake = fakeStorage({ early: '["oak"]' })
  const open = () => tab(fake, { earlierKey: 'early' })
  const [one, other] = [open(), open()]
  one.add('elm')
  other.add('ash')
  expect(fake.texts.get('words')).toBe('["oak","elm","ash"]')
  expect(fake.texts.get('early')).toBe('["oak"]')
  fake.texts.set('early', '["yew"]')
  expect(open().store.getState().words).toEqual(['oak', 'elm', 'ash'])
})

test('a value without text removes the stored one', () => {
  const fake = fakeStorage({ words: '["oak"]' })
  const { kept, store } = tab(fake, { write: (words) => (words.length > 0 ? JSON.stringify(words) : null) })
  expect(kept.update(() => [])).toBe('ok')
  expect([...fake.texts]).toEqual([])
  fake.texts.set('words', '["elm"]')
  onStorageChange('words')
  expect(store.getState().words).toEqual(['elm'])
})

test('shows a value that may not be stored, and leaves the stored text', () => {
  const fake = fakeStorage({ words: '["oak"]' })
  const { add, kept, store } = tab(fake, { canStore: (words) => words.length > 0 })
  expect(kept.update(() => [])).toBe('ok')
  expect(store.getState().words).toEqual([])
  expect(fake.texts.get('words')).toBe('["oak"]')
  add('elm')
  expect(fake.texts.get('words')).toBe('["elm"]')
})

test('a stopped value does not follow other tabs', () => {
  const fake = fakeStorage({ words: '["oak"]' })
  const { kept, store } = tab(fake)
  kept.stop()
  fake.texts.set('words', '["elm"]')
  onStorageChange('words')
  expect(store.getState().words).toEqual(['oak'])
})
