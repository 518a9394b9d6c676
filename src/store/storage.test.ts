import { expect, test } from 'vitest'
import { browserStorage, safeStorage } from './storage.ts'
import { fakeStorage } from './testing.ts'

test('reads and removes a text that was written', () => {
  const { storage } = fakeStorage()
  expect(storage.read('a')).toEqual({ text: null, health: 'ok' })
  expect(storage.write('a', 'text')).toBe('ok')
  expect(storage.read('a')).toEqual({ text: 'text', health: 'ok' })
  expect(storage.remove('a')).toBe('ok')
  expect(storage.read('a').text).toBeNull()
})

test('a full storage leaves the old text unchanged', () => {
  const fake = fakeStorage({ a: 'old' })
  fake.trouble = 'full'
  expect(fake.storage.write('a', 'new')).toBe('full')
  expect(fake.storage.read('a')).toEqual({ text: 'old', health: 'ok' })
})

test('recognises full storage by every browser’s errors', () => {
  const failing = (error: unknown) =>
    safeStorage(() => {
      throw error
    }).write('a', 'text')
  expect(failing(new DOMException('', 'QuotaExceededError'))).toBe('full')
  expect(failing(new DOMException('', 'NS_ERROR_DOM_QUOTA_REACHED'))).toBe('full')
  expect(failing(new DOMException('', 'SecurityError'))).toBe('forbidden')
  expect(failing('something else')).toBe('forbidden')
})

test('a forbidden storage returns values and throws nothing', () => {
  const fake = fakeStorage({ a: 'text' })
  fake.trouble = 'forbidden'
  expect(fake.storage.read('a')).toEqual({ text: null, health: 'forbidden' })
  expect(fake.storage.write('a', 'text')).toBe('forbidden')
  expect(fake.storage.remove('a')).toBe('forbidden')
})

test('an unreadable text is neither overwritten nor removed until it can be read', () => {
  const fake = fakeStorage({ a: 'old' })
  fake.trouble = 'unreadable'
  expect(fake.storage.read('a')).toEqual({ text: null, health: 'unreadable' })
  expect(fake.storage.write('a', 'new')).toBe('unreadable')
  fake.trouble = null
  expect(fake.storage.write('a', 'new')).toBe('unreadable')
  expect(fake.storage.remove('a')).toBe('unreadable')
  expect(fake.storage.read('a')).toEqual({ text: 'old', health: 'ok' })
  expect(fake.storage.write('a', 'new')).toBe('ok')
})

test('a missing storage counts as forbidden', () => {
  expect(browserStorage.read('a')).toEqual({ text: null, health: 'forbidden' })
})
